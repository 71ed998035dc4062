import { type IntlShape, useIntl } from "react-intl";
import { getText } from "../i18n/text.tsx";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import { describeUploadError, mayHaveArrived } from "./describeUploadError.ts";
import { formatFileName } from "./stored/FileName.tsx";
import type { Upload } from "./uploadQueue.ts";

/** Announces the result of each upload to screen readers. The role `log` makes them read additions only. */
export function UploadAnnouncements({ items }: { items: readonly Upload[] }) {
  const intl = useIntl();
  return (
    <VisuallyHidden role="log">
      {items.map((upload) => {
        const text = formatAnnouncement(intl, upload);
        return text === undefined ? null : <span key={upload.id}>{text} </span>;
      })}
    </VisuallyHidden>
  );
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
