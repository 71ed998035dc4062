import { type ChangeEvent, type DragEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { Text } from "#i18n/text.tsx";
import { Button } from "../actions/Button.tsx";
import { Icon } from "../icons/Icon.tsx";
import { joinClassNames } from "../joinClassNames.ts";
import { Field, getDescribedBy } from "./Field.tsx";
import styles from "./FileDropZone.module.css";

type FileDropZoneProps = {
  /** The id of the file input. */
  id: string;
  label: ReactNode;
  /** The mark after the label of an optional field. */
  optionalLabel?: ReactNode;
  /** The accepted files. */
  hint: ReactNode;
  buttonLabel: string;
  /** The button that chooses files. */
  buttonRef?: RefObject<HTMLButtonElement | null>;
  /** The attribute of the file input. Dropped files can have any type: the caller checks them. */
  accept: string;
  /** Accepts several files. Without this prop, only the first of several dropped files counts. */
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  error?: ReactNode;
  onFiles: (files: File[]) => void;
};

/** Accepts dropped files, and files chosen with a button. */
export function FileDropZone(props: FileDropZoneProps) {
  const { id, label, optionalLabel, hint, buttonLabel, accept, error, onFiles } = props;
  const { multiple = false, disabled = false } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  const ownButtonRef = useRef<HTMLButtonElement>(null);
  const { buttonRef = ownButtonRef } = props;
  const [isDragOver, setDragOver] = useState(false);

  const openPicker = () => inputRef.current?.click();
  const openCamera = () => {
    const input = inputRef.current;
    if (!input) return;
    // The browser reads both attributes when the input is clicked.
    const { accept: acceptedTypes } = input;
    input.setAttribute("capture", "environment");
    input.accept = "image/*";
    input.click();
    input.removeAttribute("capture");
    input.accept = acceptedTypes;
  };
  const focusButton = () => buttonRef.current?.focus();

  const handleFiles = (fileList: FileList) => {
    const files = multiple ? Array.from(fileList) : Array.from(fileList).slice(0, 1);
    if (files.length > 0) onFiles(files);
  };

  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    if (currentTarget.files) handleFiles(currentTarget.files);
    // Resets the value: choosing the same file again would fire no change event.
    currentTarget.value = "";
  };

  const handleDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    // Otherwise the browser would navigate to the dropped file.
    event.preventDefault();
    event.dataTransfer.dropEffect = disabled ? "none" : "copy";
    setDragOver(!disabled);
  };

  const handleDragLeave = (event: DragEvent) => {
    const { currentTarget, relatedTarget } = event;
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDragOver(false);
  };

  const handleDrop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setDragOver(false);
    if (!disabled) handleFiles(event.dataTransfer.files);
  };

  return (
    <Field id={id} label={label} optionalLabel={optionalLabel} error={error} className={styles["field"]}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button */}
      <div
        className={joinClassNames(
          styles["zone"],
          isDragOver && styles["drag-over"],
          Boolean(error) && styles["invalid"],
          disabled && styles["disabled"],
        )}
        onDragEnter={handleDragOver}
        onDragOver={handleDragOver}
        onDragLeave={handleDragLeave}
        onDrop={handleDrop}
      >
        <span className={styles["icon"]}>
          <Icon name="upload" size={24} />
        </span>
        <div id={`${id}-hint`} className={styles["hint"]}>
          {hint}
        </div>
        <input
          ref={inputRef}
          type="file"
          id={id}
          className={styles["input"]}
          // Tab reaches only the button. Focus that code moves to the input goes on to the button.
          aria-hidden="true"
          tabIndex={-1}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          onChange={handleChange}
          onFocus={focusButton}
        />
        <div className={styles["actions"]}>
          <Button
            ref={buttonRef}
            variant="secondary"
            disabled={disabled}
            aria-describedby={getDescribedBy(id, { hint, error })}
            onClick={openPicker}
          >
            {buttonLabel}
          </Button>
          {/* The camera, on touch devices. */}
          <Button
            variant="secondary"
            icon="image"
            className={styles["camera"]}
            disabled={disabled}
            onClick={openCamera}
          >
            <Text id="upload.takePhoto" />
          </Button>
        </div>
      </div>
    </Field>
  );
}
