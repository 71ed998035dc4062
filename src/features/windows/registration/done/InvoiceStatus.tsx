import { describeError } from "#errors/describeError.ts";
import { Text, useText } from "#i18n/text.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { FileRow } from "#ui/data/FileRow.tsx";
import { isRefusedFile } from "#uploads/isRefusedFile.ts";
import { FileName, formatFileName } from "#uploads/stored/FileName.tsx";
import styles from "./InvoiceStatus.module.css";
import type { RegistrationInvoice } from "./useRegistrationInvoices.ts";

const tones = { sending: "neutral", uploaded: "positive", failed: "negative" } as const;

interface InvoiceStatusProps {
  windowId: string;
  invoice: RegistrationInvoice;
  onRetry: (windowId: string, file: File) => void;
}

/** The upload of a registered window's invoice, with a retry after an error unless the file itself was refused. */
export function InvoiceStatus({ windowId, invoice, onRetry }: InvoiceStatusProps) {
  const t = useText();
  const { file, state, error } = invoice;
  const handleRetry = () => onRetry(windowId, file);
  return (
    <ul className={styles["invoice"]}>
      <FileRow
        name={<FileName name={file.name} />}
        tone={tones[state]}
        progressLabel={state === "sending" ? t("page.windowRegistration.done.invoice.sending") : undefined}
        status={state === "uploaded" ? <Text id="page.windowRegistration.done.invoice.there" /> : undefined}
        error={describeError(t, error)}
        actions={
          state === "failed" && !isRefusedFile(error) ? (
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
