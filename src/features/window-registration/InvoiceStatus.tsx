import { useCallback } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ApplicationError, HttpError, NetworkError } from "../../api/errors.ts";
import { Button } from "../../ui/Button.tsx";
import { FileRow } from "../../ui/FileRow.tsx";
import { FileName, fileNameText } from "../../uploads/FileName.tsx";
import { doneMessages } from "./doneMessages.ts";
import styles from "./InvoiceStatus.module.css";
import type { InvoiceUpload } from "./useInvoiceUploads.ts";

const tones = { sending: "neutral", there: "positive", missing: "negative" } as const;

interface InvoiceStatusProps {
  windowId: string;
  upload: InvoiceUpload | undefined;
  onRetry: (windowId: string, file: File) => void;
}

/** Whether the invoice of a registered window has arrived; one that has not can be sent again. */
export function InvoiceStatus({ windowId, upload, onRetry }: InvoiceStatusProps) {
  const intl = useIntl();
  const retry = useCallback(() => {
    if (upload) onRetry(windowId, upload.file);
  }, [windowId, upload, onRetry]);
  if (!upload) return null;
  const { file, state, error } = upload;
  return (
    <ul className={styles["invoice"]}>
      <FileRow
        name={<FileName name={file.name} />}
        tone={tones[state]}
        progressLabel={state === "sending" ? intl.formatMessage(doneMessages.invoiceSending) : undefined}
        status={state === "there" ? <FormattedMessage {...doneMessages.invoiceThere} /> : undefined}
        error={state === "missing" ? wordsFor(error, intl.formatMessage) : undefined}
        actions={
          state === "missing" ? (
            <Button
              variant="secondary"
              size="compact"
              aria-label={intl.formatMessage(doneMessages.retryInvoice, {
                name: fileNameText(intl, file.name),
              })}
              onClick={retry}
            >
              <FormattedMessage {...doneMessages.retry} />
            </Button>
          ) : undefined
        }
      />
    </ul>
  );
}

function wordsFor(error: unknown, format: ReturnType<typeof useIntl>["formatMessage"]): string {
  if (error instanceof NetworkError) return format(doneMessages.offline);
  if (error instanceof ApplicationError || error instanceof HttpError) return error.message;
  return format(doneMessages.invoiceMissing);
}
