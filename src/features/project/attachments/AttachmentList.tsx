import { type ComponentProps, useState } from "react";
import { Text, useText } from "#i18n/text.tsx";
import { LimitedList } from "#lists/LimitedList.tsx";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { useFocusFallback } from "#ui/focus/useFocusFallback.ts";
import { announce } from "#ui/notices/announce.ts";
import { FileList } from "#uploads/stored/FileList.tsx";
import { numberEqualNames } from "#uploads/stored/FileName.tsx";
import { StoredFileRow } from "#uploads/stored/StoredFileRow.tsx";
import { useOpenFile } from "#uploads/stored/useOpenFile.ts";
import styles from "./Attachments.module.css";
import { type Attachment, attachmentsQuery } from "./attachmentsQuery.ts";
import { DeleteAttachmentDialog } from "./DeleteAttachmentDialog.tsx";
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

  // When the file is gone, deleted here or elsewhere, its dialog closes.
  const isThere = attachments.some(({ id }) => id === toDelete?.id);

  const handleClose = () => setToDelete(undefined);

  return (
    <>
      {attachments.length === 0 ? (
        <p className={styles["empty"]}>
          <Text id={readOnly ? "page.project.attachments.noneReadOnly" : "page.project.attachments.none"} />
        </p>
      ) : (
        <LimitedList items={attachments}>
          {(shown) => (
            <FileList>
              {shown.map((attachment) =>
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
        </LimitedList>
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
          label={t("page.project.attachments.remove", { name: attachment.name })}
          onClick={handleClick}
        />
      }
    />
  );
}
