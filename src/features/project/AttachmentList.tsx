import { type RefObject, useCallback, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { FileList } from "../../uploads/FileList.tsx";
import { fileNameText } from "../../uploads/FileName.tsx";
import { StoredFileRow } from "../../uploads/StoredFileRow.tsx";
import { AttachmentDialog } from "./AttachmentDialog.tsx";
import styles from "./AttachmentList.module.css";
import { AttachmentRow } from "./AttachmentRow.tsx";
import { attachmentMessages } from "./attachmentMessages.ts";
import type { Attachment } from "./attachmentsQuery.ts";
import { useDeleteAttachment } from "./useDeleteAttachment.ts";

interface AttachmentListProps {
  requestId: string;
  attachments: readonly Attachment[];
  readOnly: boolean;
  /** Takes the focus when a file is gone. */
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The files of a request; unless the project is archived, each can be deleted. */
export function AttachmentList({ requestId, attachments, readOnly, headingRef }: AttachmentListProps) {
  const intl = useIntl();
  const [asked, setAsked] = useState<Attachment>();
  const [deleted, setDeleted] = useState<string>();
  const deletion = useDeleteAttachment(requestId, {
    onDeleted: ({ name }) => setDeleted(name),
    // Whoever closed the dialog in the meantime is told all the same.
    onFailed: setAsked,
  });

  // Whether here or elsewhere: a file that is gone takes its question with it, and so the focus.
  const isAskedGone = asked !== undefined && !attachments.some(({ id }) => id === asked.id);
  useEffect(() => {
    if (!isAskedGone) return;
    setAsked(undefined);
    headingRef.current?.focus();
  }, [isAskedGone, headingRef]);

  const ask = useCallback((attachment: Attachment) => {
    setDeleted(undefined);
    setAsked(attachment);
  }, []);
  const close = useCallback(() => setAsked(undefined), []);

  return (
    <>
      {attachments.length === 0 ? (
        <p className={styles["none"]}>
          <FormattedMessage {...(readOnly ? attachmentMessages.noneReadOnly : attachmentMessages.none)} />
        </p>
      ) : (
        <FileList>
          {attachments.map((attachment) =>
            readOnly ? (
              <StoredFileRow key={attachment.id} file={attachment} />
            ) : (
              <AttachmentRow key={attachment.id} attachment={attachment} onDelete={ask} heir={headingRef} />
            ),
          )}
        </FileList>
      )}
      {asked && !isAskedGone ? (
        <AttachmentDialog attachment={asked} deletion={deletion} onClose={close} />
      ) : null}
      <VisuallyHidden>
        <span role="status">
          {deleted === undefined
            ? null
            : intl.formatMessage(attachmentMessages.deleted, { name: fileNameText(intl, deleted) })}
        </span>
      </VisuallyHidden>
    </>
  );
}
