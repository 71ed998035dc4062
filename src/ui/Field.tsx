import type { ReactNode } from "react";
import styles from "./Field.module.css";
import { Icon } from "./Icon.tsx";
import { alertIcon } from "./icons/alertIcon.tsx";
import { joinClasses } from "./joinClasses.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** The words round a control. */
export type FieldTexts = {
  label: ReactNode;
  /** Below the label: what is wanted, and in which form. */
  hint?: ReactNode;
  /** Below the control: what is wrong, and how to mend it. */
  error?: ReactNode;
  /** After the label of a field that may stay empty. */
  optionalLabel?: ReactNode;
};

type FieldProps = FieldTexts & {
  /** The control's id; the texts' own ids derive from it. */
  id: string;
  /** Readers hear the label, nobody sees it. */
  hideLabel?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The frame of a control: label and hint above, error below. */
export function Field(props: FieldProps) {
  const { id, label, hint, error, optionalLabel, hideLabel = false, className, children } = props;
  return (
    <div className={joinClasses(styles["field"], className)} data-field="">
      <label className={styles[hideLabel ? "hidden" : "label"]} htmlFor={id}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {optionalLabel && !hideLabel ? (
          <>
            {" "}
            <span className={styles["optional"]}>{optionalLabel}</span>
          </>
        ) : null}
      </label>
      {hint ? (
        <div id={`${id}-hint`} className={styles["hint"]}>
          {hint}
        </div>
      ) : null}
      {children}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

/** The error of a control; without words it draws nothing. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <div id={`${id}-error`} className={styles["error"]}>
      <Icon drawing={alertIcon} />
      <span className={styles["words"]}>{children}</span>
    </div>
  ) : null;
}

/** The value of aria-describedby for a control in a `Field`: its hint, its error and whatever else describes it. */
export function describedBy(
  id: string,
  { hint, error }: { hint?: ReactNode; error?: ReactNode },
  ...more: (string | false | null | undefined)[]
): string | undefined {
  return joinClasses(...more, Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`) || undefined;
}
