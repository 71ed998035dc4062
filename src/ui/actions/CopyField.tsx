import { type FocusEvent, type ReactNode, useId, useRef } from "react";
import { Field } from "../fields/Field.tsx";
import controlStyles from "../fields/TextField.module.css";
import { joinClassNames } from "../joinClassNames.ts";
import { Button } from "./Button.tsx";
import styles from "./CopyField.module.css";
import { useCopy } from "./useCopy.ts";

type CopyFieldProps = {
  label: ReactNode;
  value: string;
  copyLabel: string;
  copiedLabel: string;
  /** The announcement if the browser does not allow copying; the text is selected then. */
  failedLabel: string;
  variant?: "primary" | "secondary";
  /** Called once the value was copied, by the button or by hand. */
  onCopied?: () => void;
};

/** A read-only text with a button that copies it. */
export function CopyField(props: CopyFieldProps) {
  const { label, value, copyLabel, copiedLabel, failedLabel, variant = "secondary", onCopied } = props;
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const { copy, result } = useCopy(value, { copied: copiedLabel, failed: failedLabel });

  const handleCopy = async () => {
    if (await copy()) onCopied?.();
    else inputRef.current?.select();
  };

  const selectAll = (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select();

  return (
    <Field id={id} label={label}>
      <div className={styles["row"]}>
        <input
          ref={inputRef}
          id={id}
          type="text"
          readOnly
          value={value}
          className={joinClassNames(controlStyles["input"], styles["input"])}
          onFocus={selectAll}
          onCopy={onCopied}
        />
        <Button variant={variant} icon={result?.isCopied ? "check" : "copy"} onClick={handleCopy}>
          {copyLabel}
        </Button>
      </div>
      <p className={styles["result"]}>{result?.text}</p>
    </Field>
  );
}
