import type { RefObject } from "react";
import { useIntl } from "react-intl";
import { RetryButton } from "../errors/RetryButton.tsx";
import { formatFileSize } from "../i18n/formats/formatFileSize.ts";
import { Text, type Translate, useText } from "../i18n/text.tsx";
import { Button } from "../ui/actions/Button.tsx";
import { IconButton } from "../ui/actions/IconButton.tsx";
import { FileRow } from "../ui/data/FileRow.tsx";
import { useFocusFallback } from "../ui/focus/useFocusFallback.ts";
import { describeUploadError, mayHaveArrived } from "./describeUploadError.ts";
import { formatFileName } from "./stored/FileName.tsx";
import { Thumbnail } from "./Thumbnail.tsx";
import type { Upload } from "./uploadQueue.ts";

interface UploadRowProps {
  upload: Upload;
  onRetry?(id: string): void;
  onShrink(id: string): void;
  onRemove(id: string): void;
  /** The text of the button that removes a file from a form. Such a form sends files later, and its field shows the error. */
  removeLabel?: string;
  /** The element that takes the focus when the row is removed. Default: the heading above. */
  focusFallback?: RefObject<HTMLElement | null>;
}

/** A pending upload, or a failed one with its error. */
export function UploadRow(props: UploadRowProps) {
  const { upload, onRetry, onShrink, onRemove, removeLabel, focusFallback } = props;
  const intl = useIntl();
  const t = useText();
  const removeRef = useFocusFallback<HTMLButtonElement>(focusFallback);
  const { id, file, state, progress, error } = upload;
  const name = formatFileName(t, file.name);
  const isInForm = removeLabel !== undefined;
  const isChosen = isInForm && state === "waiting";
  const hasFailed = state === "rejected" || state === "failed";
  const handleRetry = () => {
    // The retry button disappears; the button beside it stays.
    removeRef.current?.focus();
    onRetry?.(id);
  };
  const handleShrink = () => {
    removeRef.current?.focus();
    onShrink(id);
  };
  const handleRemove = () => onRemove(id);
  return (
    <FileRow
      name={name}
      picture={<Thumbnail file={file} />}
      detail={formatFileSize(intl, file.size)}
      status={isChosen ? undefined : formatStatus(t, upload)}
      tone={hasFailed ? "negative" : isChosen ? "positive" : "neutral"}
      // After the last byte, nobody knows how long the service takes.
      progress={progress < 1 ? progress : undefined}
      progressLabel={state === "sending" ? t("upload.progress", { name }) : undefined}
      error={isInForm ? undefined : describeUploadError(intl, upload)}
      bodyAction={
        error && "code" in error && error.code === "photoTooBig" ? (
          <Button
            variant="secondary"
            size="compact"
            aria-label={t("upload.shrinkOf", { name })}
            onClick={handleShrink}
          >
            <Text id="upload.shrink" />
          </Button>
        ) : null
      }
      actions={
        <>
          {state === "failed" ? (
            <RetryButton
              error={error && "cause" in error ? error.cause : undefined}
              variant="quiet"
              label={t("upload.retryOf", { name })}
              onClick={handleRetry}
            />
          ) : null}
          <IconButton
            ref={removeRef}
            icon={isInForm ? "trash" : "close"}
            label={removeLabel ?? t(hasFailed ? "upload.remove" : "upload.cancel", { name })}
            onClick={handleRemove}
          />
        </>
      }
    />
  );
}

function formatStatus(t: Translate, upload: Upload): string | undefined {
  const { state, progress } = upload;
  if (state === "done" || mayHaveArrived(upload)) return undefined;
  if (state !== "sending") return t(`upload.${state}`);
  return progress < 1 ? t("upload.sending", { share: progress }) : t("upload.arriving");
}
