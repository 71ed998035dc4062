import { type RefObject, useCallback } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { fileSize } from "../i18n/fileSize.ts";
import { Button } from "../ui/Button.tsx";
import { FileRow } from "../ui/FileRow.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { closeIcon } from "../ui/icons/closeIcon.tsx";
import { fileNameText } from "./FileName.tsx";
import { uploadMessages } from "./uploadMessages.ts";
import { uploadProblemText } from "./uploadProblemText.ts";
import type { Upload } from "./uploadQueue.ts";
import { useFocusHandover } from "./useFocusHandover.ts";

interface UploadRowProps {
  upload: Upload;
  onRetry(id: string): void;
  onRemove(id: string): void;
  /** Takes the focus when the row goes. */
  heir: RefObject<HTMLElement | null>;
}

/** A file on its way, or what kept it from getting there. */
export function UploadRow({ upload, onRetry, onRemove, heir }: UploadRowProps) {
  const intl = useIntl();
  const removeRef = useFocusHandover<HTMLButtonElement>(heir);
  const { id, file, state, progress } = upload;
  const name = fileNameText(intl, file.name);
  const isOver = state === "refused" || state === "failed";
  const retry = useCallback(() => {
    // The pressed button goes; the one beside it stays.
    removeRef.current?.focus();
    onRetry(id);
  }, [id, onRetry, removeRef]);
  const remove = useCallback(() => onRemove(id), [id, onRemove]);
  return (
    <FileRow
      name={name}
      detail={fileSize(intl, file.size)}
      status={statusText(intl, upload)}
      tone={isOver ? "negative" : "neutral"}
      // All has left, but nobody knows how long the service takes.
      progress={progress < 1 ? progress : undefined}
      progressLabel={state === "sending" ? intl.formatMessage(uploadMessages.progress, { name }) : undefined}
      error={uploadProblemText(intl, upload)}
      actions={
        <>
          {state === "failed" ? (
            <Button
              variant="quiet"
              size="compact"
              aria-label={intl.formatMessage(uploadMessages.retryOf, { name })}
              onClick={retry}
            >
              <FormattedMessage {...uploadMessages.retry} />
            </Button>
          ) : null}
          <IconButton
            ref={removeRef}
            icon={closeIcon}
            label={intl.formatMessage(isOver ? uploadMessages.remove : uploadMessages.cancel, { name })}
            onClick={remove}
          />
        </>
      }
    />
  );
}

function statusText(intl: IntlShape, { state, progress }: Upload): string | undefined {
  if (state === "done") return undefined;
  if (state !== "sending") return intl.formatMessage(uploadMessages[state]);
  return progress < 1
    ? intl.formatMessage(uploadMessages.sending, { share: progress })
    : intl.formatMessage(uploadMessages.arriving);
}
