import { type IntlShape, useIntl } from "react-intl";
import { getText, Text } from "../i18n/text.tsx";
import { useAnnouncement } from "../ui/notices/useAnnouncement.ts";
import { describeUploadError, mayHaveArrived } from "./describeUploadError.ts";
import { FileNamesBanner } from "./FileNamesBanner.tsx";
import { FileList } from "./stored/FileList.tsx";
import { formatFileName } from "./stored/FileName.tsx";
import styles from "./UploadList.module.css";
import { UploadRow } from "./UploadRow.tsx";
import type { Upload } from "./uploadQueue.ts";
import type { Uploads } from "./useUploads.ts";

/** Uploads that are pending or failed. The screen itself shows the files that have arrived, which are announced. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  return (
    <>
      {uploads.items.map((upload) => (
        <UploadAnnouncement key={upload.id} upload={upload} />
      ))}
      <UnsentFiles uploads={uploads} />
    </>
  );
}

function UnsentFiles({ uploads }: { uploads: Uploads }) {
  const { items, excessFiles, interruptedNames, retry, shrink, remove } = uploads;
  const shown = items.filter(({ state }) => state !== "done");
  if (shown.length + excessFiles.length + interruptedNames.length === 0) return null;
  return (
    <div className={styles["uploads"]}>
      {interruptedNames.length > 0 ? (
        <FileNamesBanner
          title={<Text id="upload.interrupted.title" />}
          text={<Text id="upload.interrupted.text" values={{ count: interruptedNames.length }} />}
          names={interruptedNames}
          onDismiss={uploads.dismissInterrupted}
        />
      ) : null}
      {excessFiles.length > 0 ? (
        <FileNamesBanner
          title={<Text id="upload.surplus.title" values={{ count: excessFiles.length }} />}
          text={<Text id="upload.surplus.text" values={{ count: excessFiles.length }} />}
          names={excessFiles.map(({ name }) => name)}
          onDismiss={uploads.dismissExcessFiles}
        />
      ) : null}
      {shown.length > 0 ? (
        <FileList>
          {shown.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onRetry={retry} onShrink={shrink} onRemove={remove} />
          ))}
        </FileList>
      ) : null}
    </div>
  );
}

/** Announces the result of an upload. */
function UploadAnnouncement({ upload }: { upload: Upload }) {
  useAnnouncement(formatAnnouncement(useIntl(), upload));
  return null;
}

function formatAnnouncement(intl: IntlShape, upload: Upload): string | undefined {
  const t = getText(intl);
  const name = formatFileName(t, upload.file.name);
  if (upload.state === "done") return t("upload.arrived", { name });
  const problem = describeUploadError(intl, upload);
  if (problem === undefined) return undefined;
  return mayHaveArrived(upload)
    ? t("form.problemAt", { label: name, problem })
    : t("upload.notArrived", { name, problem });
}
