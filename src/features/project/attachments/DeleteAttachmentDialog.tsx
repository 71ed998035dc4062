import type { ComponentProps } from "react";
import { ErrorBanner } from "#errors/ErrorBanner.tsx";
import { Text, useText } from "#i18n/text.tsx";
import { ConfirmDialog } from "#ui/dialogs/ConfirmDialog.tsx";
import { FileList } from "#uploads/stored/FileList.tsx";
import { StoredFileRow } from "#uploads/stored/StoredFileRow.tsx";
import styles from "./Attachments.module.css";
import type { Attachment } from "./attachmentsQuery.ts";
import type { useDeleteAttachment } from "./useDeleteAttachment.ts";

interface DeleteAttachmentDialogProps {
  attachment: Attachment;
  mutation: ReturnType<typeof useDeleteAttachment>;
  onOpen: ComponentProps<typeof StoredFileRow>["onOpen"];
  onClose(): void;
}

/** Asks for confirmation before an attachment is deleted, and shows the error if that fails. */
export function DeleteAttachmentDialog({
  attachment,
  mutation,
  onOpen,
  onClose,
}: DeleteAttachmentDialogProps) {
  const t = useText();
  // The mutation may belong to another attachment.
  const isOwn = mutation.variables?.id === attachment.id;
  const error = isOwn ? mutation.error : null;
  const handleClose = () => {
    // So that the next opening does not show the error again.
    if (error) mutation.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={<Text id="page.project.attachments.delete.title" />}
      closeLabel={t("page.project.attachments.delete.close")}
      confirmLabel={<Text id={error ? "error.retry" : "page.project.attachments.delete.confirm"} />}
      confirmStyle={{ variant: "destructive" }}
      keepLabel={<Text id="page.project.attachments.delete.keep" />}
      pending={isOwn && mutation.isPending}
      onConfirm={() => mutation.mutate(attachment)}
      onClose={handleClose}
    >
      <div className={styles["dialog"]}>
        <FileList>
          <StoredFileRow file={attachment} onOpen={onOpen} />
        </FileList>
        <p>
          <Text id="page.project.attachments.delete.text" />
        </p>
        <ErrorBanner error={error} title={<Text id="page.project.attachments.delete.failed" />} />
      </div>
    </ConfirmDialog>
  );
}
