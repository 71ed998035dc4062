import { ErrorBanner } from "#errors/ErrorBanner.tsx";
import { Text, useText } from "#i18n/text.tsx";
import { ConfirmDialog } from "#ui/dialogs/ConfirmDialog.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { formatFileName } from "#uploads/stored/FileName.tsx";
import type { useDeleteInvoice } from "./useDeleteInvoice.ts";

interface DeleteInvoiceDialogProps {
  /** The name of the file. */
  name: string;
  mutation: ReturnType<typeof useDeleteInvoice>;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before the invoice is deleted, and shows the error if that fails. */
export function DeleteInvoiceDialog({ name, mutation, onConfirm, onClose }: DeleteInvoiceDialogProps) {
  const t = useText();
  return (
    <ConfirmDialog
      open
      title={<Text id="page.window.invoice.deleteTitle" />}
      closeLabel={t("form.close")}
      confirmLabel={<Text id="page.window.invoice.delete" />}
      confirmStyle={{ icon: "trash" }}
      keepLabel={<Text id="form.cancel" />}
      pending={mutation.isPending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Stack>
        <ErrorBanner error={mutation.error} title={<Text id="page.window.invoice.deleteFailed" />} />
        <p>
          <Text id="page.window.invoice.deleteText" values={{ name: formatFileName(t, name) }} />
        </p>
      </Stack>
    </ConfirmDialog>
  );
}
