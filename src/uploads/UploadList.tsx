import { Text } from "../i18n/text.tsx";
import { FileNamesBanner } from "./FileNamesBanner.tsx";
import { FileList } from "./stored/FileList.tsx";
import styles from "./UploadList.module.css";
import { UploadRow } from "./UploadRow.tsx";
import { useUploadAnnouncements } from "./useUploadAnnouncements.ts";
import type { Uploads } from "./useUploads.ts";

/** Uploads that are pending or failed. The screen itself shows the files that have arrived. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const { items, excessFiles, interruptedNames, retry, shrink, remove } = uploads;
  useUploadAnnouncements(items);
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
