import { type ComponentProps, type ReactNode, useId } from "react";
import { joinClassNames } from "#ui/joinClassNames.ts";
import { FieldError, getDescribedBy } from "../Field.tsx";
import styles from "./Checkbox.module.css";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

export function Checkbox(props: CheckboxProps) {
  const { label, hint, error, className, id, "aria-describedby": ariaDescribedBy, ...rest } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={joinClassNames(styles["checkbox"], className)} data-field="">
      <label className={styles["row"]} htmlFor={inputId}>
        <input
          {...rest}
          type="checkbox"
          id={inputId}
          className={styles["input"]}
          aria-describedby={getDescribedBy(inputId, { hint, error }, ariaDescribedBy)}
          aria-invalid={error ? true : undefined}
        />
        <span className={styles["label"]}>{label}</span>
      </label>
      {hint ? (
        <div id={`${inputId}-hint`} className={styles["hint"]}>
          {hint}
        </div>
      ) : null}
      <FieldError id={inputId}>{error}</FieldError>
    </div>
  );
}
