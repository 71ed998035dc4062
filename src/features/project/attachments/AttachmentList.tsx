import { type ComponentProps, useState } from "react";
import { ErrorBanner } from "#errors/ErrorBanner.tsx";
import { Text, useText } from "#i18n/text.tsx";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { ConfirmDialog } from "#ui/dialogs/ConfirmDialog.tsx";
import { useFocusFallback } from "#ui/focus/useFocusFallback.ts";
import { announce } from "#ui/notices/announce.ts";
import { FileList } from "#uploads/stored/FileList.tsx";
import { numberEqualNames } from "#uploads/stored/FileName.tsx";
import { StoredFileRow } from "#uploads/stored/StoredFileRow.tsx";
import { useOpenFile } from "#uploads/stored/useOpenFile.ts";
import styles from "./Attachments.module.css";
import { type Attachment, attachmentsQuery } from "./attachmentsQuery.ts";
import { useDeleteAttachment } from "./useDeleteAttachment.ts";

interface AttachmentListProps {
  requestId: string;
  attachments: readonly Attachment[];
  readOnly: boolean;
}

const getFiles = (attachments: readonly Attachment[]) => attachments;

export function AttachmentList({ requestId, readOnly, ...props }: AttachmentListProps) {
  const t = useText();
  const handleOpen = useOpenFile(attachmentsQuery(requestId), getFiles);
  const attachments = numberEqualNames(t, props.attachments);
  const [toDelete, setToDelete] = useState<Attachment>();
  const mutation = useDeleteAttachment(requestId, {
    onSuccess: ({ name }) => void announce(t("page.project.attachments.deleted", { name })),
    // Opens the dialog again if it was closed before the response.
    onError: setToDelete,
  });

  // The dialog closes when the customer, or somebody else, has deleted the file.
  const isThere = attachments.some(({ id }) => id === toDelete?.id);

  const handleClose = () => setToDelete(undefined);

  return (
    <>
      {attachments.length === 0 ? (
        <p className={styles["empty"]}>
          <Text id={readOnly ? "page.project.attachments.noneReadOnly" : "page.project.attachments.none"} />
        </p>
      ) : (
        <FileList>
          {attachments.map((attachment) =>
            readOnly ? (
              <StoredFileRow key={attachment.id} file={attachment} onOpen={handleOpen} />
            ) : (
              <DeletableRow
                key={attachment.id}
                attachment={attachment}
                onOpen={handleOpen}
                onDelete={setToDelete}
              />
            ),
          )}
        </FileList>
      )}
      {toDelete && isThere ? (
        <DeleteAttachmentDialog
          attachment={toDelete}
          mutation={mutation}
          onOpen={handleOpen}
          onClose={handleClose}
        />
      ) : null}
    </>
  );
}

interface DeletableRowProps {
  attachment: Attachment;
  onOpen: ComponentProps<typeof StoredFileRow>["onOpen"];
  onDelete(attachment: Attachment): void;
}

function DeletableRow({ attachment, onOpen, onDelete }: DeletableRowProps) {
  const t = useText();
  const buttonRef = useFocusFallback<HTMLButtonElement>();
  const handleClick = () => onDelete(attachment);
  return (
    <StoredFileRow
      file={attachment}
      onOpen={onOpen}
      actions={
        <IconButton
          ref={buttonRef}
          icon="trash"
          label={t("file.delete", { name: attachment.name })}
          onClick={handleClick}
        />
      }
    />
  );
}

interface DeleteAttachmentDialogProps {
  attachment: Attachment;
  mutation: ReturnType<typeof useDeleteAttachment>;
  onOpen: ComponentProps<typeof StoredFileRow>["onOpen"];
  onClose(): void;
}

/** Asks for confirmation before an attachment is deleted, and shows the error if that fails. */
function DeleteAttachmentDialog({ attachment, mutation, onOpen, onClose }: DeleteAttachmentDialogProps) {
  const t = useText();
  // The shared mutation may have deleted another attachment last.
  const isOwn = mutation.variables?.id === attachment.id;
  const error = isOwn ? mutation.error : null;
  const handleClose = () => {
    // Resets the mutation, so that the dialog opens without the error next time.
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
