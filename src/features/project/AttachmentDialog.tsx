import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { InlineBanner } from "../../ui/InlineBanner.tsx";
import { FileName } from "../../uploads/FileName.tsx";
import styles from "./AttachmentDialog.module.css";
import { AttachmentErrorText } from "./AttachmentErrorText.tsx";
import { attachmentMessages } from "./attachmentMessages.ts";
import type { Attachment } from "./attachmentsQuery.ts";
import type { useDeleteAttachment } from "./useDeleteAttachment.ts";

interface AttachmentDialogProps {
  attachment: Attachment;
  deletion: ReturnType<typeof useDeleteAttachment>;
  onClose(): void;
}

/** Asks before a file is deleted, and tells where that failed. */
export function AttachmentDialog({ attachment, deletion, onClose }: AttachmentDialogProps) {
  const intl = useIntl();
  const isMeant = deletion.variables?.id === attachment.id;
  const error = isMeant ? deletion.error : null;
  const close = () => {
    // A failure that has been read is not shown again at the next opening.
    if (error) deletion.reset();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={<FormattedMessage {...attachmentMessages.deleteTitle} />}
      closeLabel={intl.formatMessage(attachmentMessages.close)}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            <FormattedMessage {...attachmentMessages.keep} />
          </Button>
          <Button busy={isMeant && deletion.isPending} onClick={() => deletion.mutate(attachment)}>
            <FormattedMessage {...(error ? attachmentMessages.retry : attachmentMessages.deleteConfirm)} />
          </Button>
        </>
      }
    >
      <div className={styles["content"]}>
        <p>
          <strong>
            <FileName name={attachment.name} />
          </strong>
          <br />
          <FormattedMessage {...attachmentMessages.deleteText} />
        </p>
        {error ? (
          <InlineBanner
            tone="negative"
            role="alert"
            title={<FormattedMessage {...attachmentMessages.deleteFailed} />}
          >
            <AttachmentErrorText error={error} />
          </InlineBanner>
        ) : null}
      </div>
    </Dialog>
  );
}
