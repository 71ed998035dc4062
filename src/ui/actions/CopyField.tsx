import { type FocusEvent, type ReactNode, useId, useRef, useState } from "react";
import { Field } from "../fields/Field.tsx";
import controlStyles from "../fields/TextField.module.css";
import { joinClassNames } from "../joinClassNames.ts";
import { Button } from "./Button.tsx";
import styles from "./CopyField.module.css";
import { copyToClipboard } from "./copyToClipboard.ts";

type CopyFieldProps = {
  label: ReactNode;
  value: string;
  copyLabel: string;
  copiedLabel: string;
  /** Announced where the browser does not allow copying; the text is selected then. */
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
  const [lastCopy, setLastCopy] = useState<{ value: string; isCopied: boolean; count: number }>();

  const copy = async () => {
    const isCopied = await copyToClipboard(value);
    if (isCopied) onCopied?.();
    else inputRef.current?.select();
    setLastCopy((previous) => ({ value, isCopied, count: (previous?.count ?? 0) + 1 }));
  };

  const selectAll = (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select();

  const result = lastCopy?.value === value ? lastCopy : undefined;
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
        <Button variant={variant} icon={result?.isCopied ? "check" : "copy"} onClick={copy}>
          {copyLabel}
        </Button>
      </div>
      <p className={styles["result"]} role="status">
        {/* The key replaces the element, so that a second copy is announced too. */}
        {result ? <span key={result.count}>{result.isCopied ? copiedLabel : failedLabel}</span> : null}
      </p>
    </Field>
  );
}
