import { FormattedMessage, useIntl } from "react-intl";
import { ErrorBanner } from "../../../errors/ErrorBanner.tsx";
import { formMessages } from "../../../forms/formMessages.ts";
import { Button } from "../../../ui/actions/Button.tsx";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { Stack } from "../../../ui/layout/Stack.tsx";
import { formatFileName } from "../../../uploads/stored/FileName.tsx";
import { invoiceMessages } from "./invoiceMessages.ts";
import { useDeleteInvoice } from "./useDeleteInvoice.ts";

interface DeleteInvoiceDialogProps {
  windowId: string;
  /** The name of the file. */
  name: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for confirmation, deletes the invoice, and shows an error. */
export function DeleteInvoiceDialog({ windowId, name, onClose, onDeleted }: DeleteInvoiceDialogProps) {
  const intl = useIntl();
  const { mutate, isPending, error } = useDeleteInvoice(windowId);
  const handleConfirm = () => mutate(undefined, { onSuccess: onDeleted });
  // While the request is pending the dialog stays open, as it is what shows an error.
  const handleClose = () => {
    if (!isPending) onClose();
  };
  return (
    <Dialog
      open
      onClose={handleClose}
      title={<FormattedMessage {...invoiceMessages.deleteTitle} />}
      closeLabel={intl.formatMessage(formMessages.close)}
      actions={
        <>
          <Button variant="secondary" onClick={handleClose}>
            <FormattedMessage {...formMessages.cancel} />
          </Button>
          <Button icon="trash" busy={isPending} onClick={handleConfirm}>
            <FormattedMessage {...invoiceMessages.delete} />
          </Button>
        </>
      }
    >
      <Stack>
        <ErrorBanner error={error} title={<FormattedMessage {...invoiceMessages.deleteFailed} />} />
        <p>
          <FormattedMessage {...invoiceMessages.deleteText} values={{ name: formatFileName(intl, name) }} />
        </p>
      </Stack>
    </Dialog>
  );
}
