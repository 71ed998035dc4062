import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./Checkbox.module.css";
import { describedBy, FieldError } from "./Field.tsx";
import { joinClasses } from "./joinClasses.ts";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

/** A box to tick; the whole line of its label ticks it. */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, error, className, id, "aria-describedby": described, ...rest } = props;
  const ownId = useId();
  const boxId = id ?? ownId;
  return (
    <div className={joinClasses(styles["checkbox"], className)} data-field="">
      <label className={styles["line"]} htmlFor={boxId}>
        <input
          {...rest}
          type="checkbox"
          id={boxId}
          className={styles["box"]}
          aria-describedby={describedBy(boxId, { hint, error }, described)}
          aria-invalid={error ? true : undefined}
        />
        <span className={styles["label"]}>{label}</span>
      </label>
      {hint ? (
        <div id={`${boxId}-hint`} className={styles["hint"]}>
          {hint}
        </div>
      ) : null}
      <FieldError id={boxId}>{error}</FieldError>
    </div>
  );
}
