import { type ChangeEvent, type DragEvent, type ReactNode, useCallback, useRef, useState } from "react";
import { Button } from "./Button.tsx";
import { describedBy, Field } from "./Field.tsx";
import styles from "./FileDropZone.module.css";
import { Icon } from "./Icon.tsx";
import { uploadIcon } from "./icons/uploadIcon.tsx";
import { joinClasses } from "./joinClasses.ts";

type FileDropZoneProps = {
  /** The file input's id. */
  id: string;
  label: ReactNode;
  /** Which files are welcome. */
  hint: ReactNode;
  buttonLabel: string;
  /** As the attribute of the file input. Dropped files may be of any kind: the caller judges them. */
  accept: string;
  /** Without it, only the first of several dropped files counts. */
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  error?: ReactNode;
  onFiles: (files: File[]) => void;
};

/** Takes files by a button or dropped from elsewhere. */
export function FileDropZone(props: FileDropZoneProps) {
  const { id, label, hint, buttonLabel, accept, multiple = false, disabled = false, error, onFiles } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);

  const openPicker = useCallback(() => inputRef.current?.click(), []);
  const focusButton = useCallback(() => buttonRef.current?.focus(), []);

  const take = useCallback(
    (list: FileList) => {
      const files = multiple ? Array.from(list) : Array.from(list).slice(0, 1);
      if (files.length > 0) onFiles(files);
    },
    [multiple, onFiles],
  );

  const handleChange = useCallback(
    ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      if (currentTarget.files) take(currentTarget.files);
      // An input that still held the file would not tell when the same one is chosen again.
      currentTarget.value = "";
    },
    [take],
  );

  const handleDragOver = useCallback(
    (event: DragEvent) => {
      if (!event.dataTransfer.types.includes("Files")) return;
      // Else the browser leaves the page for the file.
      event.preventDefault();
      event.dataTransfer.dropEffect = disabled ? "none" : "copy";
      setOver(!disabled);
    },
    [disabled],
  );

  const handleDragLeave = useCallback((event: DragEvent) => {
    const { currentTarget, relatedTarget } = event;
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  }, []);

  const handleDrop = useCallback(
    (event: DragEvent) => {
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      setOver(false);
      if (!disabled) take(event.dataTransfer.files);
    },
    [disabled, take],
  );

  return (
    <Field id={id} label={label} error={error}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside */}
      <div
        className={joinClasses(
          styles["zone"],
          isOver && styles["over"],
          Boolean(error) && styles["invalid"],
          disabled && styles["disabled"],
        )}
        onDragEnter={handleDragOver}
        onDragOver={handleDragOver}
        onDragLeave={handleDragLeave}
        onDrop={handleDrop}
      >
        <span className={styles["icon"]}>
          <Icon drawing={uploadIcon} size={24} />
        </span>
        <div id={`${id}-hint`} className={styles["hint"]}>
          {hint}
        </div>
        <input
          ref={inputRef}
          type="file"
          id={id}
          className={styles["input"]}
          // One stop for the keyboard is enough; a focus sent here by code goes on to the button.
          tabIndex={-1}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-describedby={describedBy(id, { hint, error })}
          aria-invalid={error ? true : undefined}
          onChange={handleChange}
          onFocus={focusButton}
        />
        <Button
          ref={buttonRef}
          variant="secondary"
          disabled={disabled}
          aria-describedby={describedBy(id, { hint, error })}
          onClick={openPicker}
        >
          {buttonLabel}
        </Button>
      </div>
    </Field>
  );
}
