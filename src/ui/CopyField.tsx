import { type FocusEvent, type ReactNode, useCallback, useId, useRef, useState } from "react";
import { Button } from "./Button.tsx";
import styles from "./CopyField.module.css";
import { Field } from "./Field.tsx";
import { checkIcon } from "./icons/checkIcon.tsx";
import { copyIcon } from "./icons/copyIcon.tsx";
import { joinClasses } from "./joinClasses.ts";
import controlStyles from "./TextField.module.css";
import { writeToClipboard } from "./writeToClipboard.ts";

type CopyFieldProps = {
  label: ReactNode;
  value: string;
  copyLabel: string;
  copiedLabel: string;
  /** Said where the browser does not let the portal copy; the text is selected then. */
  failedLabel: string;
};

/** A text to take along, with a button that copies it. */
export function CopyField({ label, value, copyLabel, copiedLabel, failedLabel }: CopyFieldProps) {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<{ of: string; copied: boolean; times: number }>();

  const copy = useCallback(async () => {
    const copied = await writeToClipboard(value);
    if (!copied) inputRef.current?.select();
    setOutcome((before) => ({ of: value, copied, times: (before?.times ?? 0) + 1 }));
  }, [value]);

  const selectAll = useCallback((event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(), []);

  const latest = outcome?.of === value ? outcome : undefined;
  return (
    <Field id={id} label={label}>
      <div className={styles["line"]}>
        <input
          ref={inputRef}
          id={id}
          type="text"
          readOnly
          value={value}
          className={joinClasses(controlStyles["input"], styles["input"])}
          onFocus={selectAll}
        />
        <Button variant="secondary" icon={latest?.copied ? checkIcon : copyIcon} onClick={copy}>
          {copyLabel}
        </Button>
      </div>
      <p className={styles["outcome"]} role="status">
        {/* Put in anew each time, so that a second copy is spoken too. */}
        {latest ? <span key={latest.times}>{latest.copied ? copiedLabel : failedLabel}</span> : null}
      </p>
    </Field>
  );
}
