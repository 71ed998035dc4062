import { FormattedMessage, useIntl } from "react-intl";
import { ErrorBanner } from "../../../errors/ErrorBanner.tsx";
import { errorMessages } from "../../../errors/messages.ts";
import { Button } from "../../../ui/actions/Button.tsx";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { FileName } from "../../../uploads/stored/FileName.tsx";
import styles from "./Attachments.module.css";
import { attachmentMessages } from "./attachmentMessages.ts";
import type { Attachment } from "./attachmentsQuery.ts";
import type { useDeleteAttachment } from "./useDeleteAttachment.ts";

interface DeleteAttachmentDialogProps {
  attachment: Attachment;
  mutation: ReturnType<typeof useDeleteAttachment>;
  onClose(): void;
}

/** Asks for confirmation before an attachment is deleted, and shows the error if that fails. */
export function DeleteAttachmentDialog({ attachment, mutation, onClose }: DeleteAttachmentDialogProps) {
  const intl = useIntl();
  // The mutation may have been started for another attachment.
  const isOwn = mutation.variables?.id === attachment.id;
  const error = isOwn ? mutation.error : null;
  const handleClose = () => {
    // So that the next opening does not show the error again.
    if (error) mutation.reset();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={handleClose}
      title={<FormattedMessage {...attachmentMessages.deleteTitle} />}
      closeLabel={intl.formatMessage(attachmentMessages.close)}
      actions={
        <>
          <Button variant="secondary" onClick={handleClose}>
            <FormattedMessage {...attachmentMessages.keep} />
          </Button>
          <Button
            variant="destructive"
            busy={isOwn && mutation.isPending}
            onClick={() => mutation.mutate(attachment)}
          >
            <FormattedMessage {...(error ? errorMessages.retry : attachmentMessages.deleteConfirm)} />
          </Button>
        </>
      }
    >
      <div className={styles["dialog"]}>
        <p>
          <strong>
            <FileName name={attachment.name} />
          </strong>
          <br />
          <FormattedMessage {...attachmentMessages.deleteText} />
        </p>
        <ErrorBanner error={error} title={<FormattedMessage {...attachmentMessages.deleteFailed} />} />
      </div>
    </Dialog>
  );
}
