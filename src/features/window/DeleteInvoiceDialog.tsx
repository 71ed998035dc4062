import { useCallback } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { formMessages } from "../../forms/formMessages.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { InlineBanner } from "../../ui/InlineBanner.tsx";
import { trashIcon } from "../../ui/icons/trashIcon.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { fileNameText } from "../../uploads/FileName.tsx";
import { deleteInvoice } from "./changeInvoice.ts";
import { invoiceMessages } from "./invoiceMessages.ts";
import { useFailureText } from "./useFailureText.ts";
import { useWindowChange } from "./useWindowChange.ts";

interface DeleteInvoiceDialogProps {
  windowId: string;
  /** The file's name. */
  name: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before the invoice is deleted, and says where that failed. */
export function DeleteInvoiceDialog({ windowId, name, onClose, onDeleted }: DeleteInvoiceDialogProps) {
  const intl = useIntl();
  const failureText = useFailureText();
  const { mutate, isPending, error } = useWindowChange<void>({
    windowId,
    name: "invoice",
    send: deleteInvoice,
    take: ({ invoiceFilename }) => ({ invoiceFilename }),
  });
  const reason = failureText(error);
  const confirm = useCallback(() => mutate(undefined, { onSuccess: onDeleted }), [mutate, onDeleted]);
  // Nobody would hear of a deletion that fails once the dialog has gone.
  const close = useCallback(() => {
    if (!isPending) onClose();
  }, [isPending, onClose]);
  return (
    <Dialog
      open
      onClose={close}
      title={<FormattedMessage {...invoiceMessages.deleteTitle} />}
      closeLabel={intl.formatMessage(formMessages.close)}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            <FormattedMessage {...formMessages.cancel} />
          </Button>
          <Button icon={trashIcon} busy={isPending} onClick={confirm}>
            <FormattedMessage {...invoiceMessages.delete} />
          </Button>
        </>
      }
    >
      <Stack>
        {reason ? (
          <InlineBanner
            tone="negative"
            role="alert"
            title={<FormattedMessage {...invoiceMessages.deleteFailed} />}
          >
            {reason}
          </InlineBanner>
        ) : null}
        <p>
          <FormattedMessage {...invoiceMessages.deleteText} values={{ name: fileNameText(intl, name) }} />
        </p>
      </Stack>
    </Dialog>
  );
}
