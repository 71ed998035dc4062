import { FormattedMessage, useIntl } from "react-intl";
import { describeError } from "../../../../errors/describeError.ts";
import { errorMessages } from "../../../../errors/messages.ts";
import { Button } from "../../../../ui/actions/Button.tsx";
import { FileRow } from "../../../../ui/data/FileRow.tsx";
import { isRefusedFile } from "../../../../uploads/isRefusedFile.ts";
import { FileName, formatFileName } from "../../../../uploads/stored/FileName.tsx";
import { uploadMessages } from "../../../../uploads/uploadMessages.ts";
import { doneMessages } from "./doneMessages.ts";
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
  const intl = useIntl();
  const { file, state, error } = invoice;
  const handleRetry = () => onRetry(windowId, file);
  return (
    <ul className={styles["invoice"]}>
      <FileRow
        name={<FileName name={file.name} />}
        tone={tones[state]}
        progressLabel={state === "sending" ? intl.formatMessage(doneMessages.invoiceSending) : undefined}
        status={state === "uploaded" ? <FormattedMessage {...doneMessages.invoiceUploaded} /> : undefined}
        error={describeError(intl, error)}
        actions={
          state === "failed" && !isRefusedFile(error) ? (
            <Button
              variant="secondary"
              size="compact"
              aria-label={intl.formatMessage(uploadMessages.retryFile, {
                name: formatFileName(intl, file.name),
              })}
              onClick={handleRetry}
            >
              <FormattedMessage {...errorMessages.retry} />
            </Button>
          ) : undefined
        }
      />
    </ul>
  );
}
