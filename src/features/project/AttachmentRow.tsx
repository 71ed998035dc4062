import { type RefObject, useCallback } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../../ui/IconButton.tsx";
import { trashIcon } from "../../ui/icons/trashIcon.tsx";
import { fileNameText } from "../../uploads/FileName.tsx";
import { StoredFileRow } from "../../uploads/StoredFileRow.tsx";
import { useFocusHandover } from "../../uploads/useFocusHandover.ts";
import { attachmentMessages } from "./attachmentMessages.ts";
import type { Attachment } from "./attachmentsQuery.ts";

interface AttachmentRowProps {
  attachment: Attachment;
  onDelete(attachment: Attachment): void;
  /** Takes the focus when the row goes. */
  heir: RefObject<HTMLElement | null>;
}

/** A file of a request, with the button to delete it. */
export function AttachmentRow({ attachment, onDelete, heir }: AttachmentRowProps) {
  const intl = useIntl();
  const buttonRef = useFocusHandover<HTMLButtonElement>(heir);
  const askToDelete = useCallback(() => onDelete(attachment), [attachment, onDelete]);
  return (
    <StoredFileRow
      file={attachment}
      actions={
        <IconButton
          ref={buttonRef}
          icon={trashIcon}
          label={intl.formatMessage(attachmentMessages.remove, { name: fileNameText(intl, attachment.name) })}
          onClick={askToDelete}
        />
      }
    />
  );
}
