import { useIntl } from "react-intl";
import { Text, useText } from "#i18n/text.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { FileRow } from "#ui/data/FileRow.tsx";
import { describeUploadError } from "#uploads/describeUploadError.ts";
import { FileName, formatFileName } from "#uploads/stored/FileName.tsx";
import type { Upload } from "#uploads/uploadQueue.ts";
import styles from "./InvoiceStatus.module.css";

interface InvoiceStatusProps {
  invoice: Upload | undefined;
  onRetry: (id: string) => void;
}

/** The upload of a registered window's invoice, if there is one, with a retry after an error unless the file was refused. */
export function InvoiceStatus({ invoice, onRetry }: InvoiceStatusProps) {
  const intl = useIntl();
  const t = useText();
  if (!invoice) return null;
  const { id, file, state, error } = invoice;
  const isDone = state === "done";
  const handleRetry = () => onRetry(id);
  return (
    <ul className={styles["invoice"]}>
      <FileRow
        name={<FileName name={file.name} />}
        tone={isDone ? "positive" : error ? "negative" : "neutral"}
        progressLabel={isDone || error ? undefined : t("page.windowRegistration.done.invoice.sending")}
        status={isDone ? <Text id="page.windowRegistration.done.invoice.there" /> : undefined}
        error={describeUploadError(intl, invoice)}
        actions={
          state === "failed" ? (
            <Button
              variant="secondary"
              size="compact"
              aria-label={t("upload.retryOf", {
                name: formatFileName(t, file.name),
              })}
              onClick={handleRetry}
            >
              <Text id="error.retry" />
            </Button>
          ) : undefined
        }
      />
    </ul>
  );
}
