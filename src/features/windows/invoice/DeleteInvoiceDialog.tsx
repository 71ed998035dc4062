import { ErrorBanner } from "#errors/ErrorBanner.tsx";
import { Text, useText } from "#i18n/text.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { Dialog } from "#ui/dialogs/Dialog.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { formatFileName } from "#uploads/stored/FileName.tsx";
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
  const t = useText();
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
      title={<Text id="page.window.invoice.deleteTitle" />}
      closeLabel={t("form.close")}
      actions={
        <>
          <Button variant="secondary" onClick={handleClose}>
            <Text id="form.cancel" />
          </Button>
          <Button icon="trash" busy={isPending} onClick={handleConfirm}>
            <Text id="page.window.invoice.delete" />
          </Button>
        </>
      }
    >
      <Stack>
        <ErrorBanner error={error} title={<Text id="page.window.invoice.deleteFailed" />} />
        <p>
          <Text id="page.window.invoice.deleteText" values={{ name: formatFileName(t, name) }} />
        </p>
      </Stack>
    </Dialog>
  );
}
