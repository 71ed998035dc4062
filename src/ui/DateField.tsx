import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./DateField.module.css";
import { describedBy, Field, type FieldTexts } from "./Field.tsx";
import { joinClasses } from "./joinClasses.ts";
import controlStyles from "./TextField.module.css";

type DateFieldProps = Omit<ComponentProps<"input">, "type"> &
  FieldTexts & {
    /** The date in the words of the locale: browsers write it in a form of their own. */
    spoken?: ReactNode;
  };

/** The browser's own date input; `value`, `min` and `max` are ISO dates. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, optionalLabel, spoken, className, id, ...rest } = props;
  const { "aria-describedby": described, ...attributes } = rest;
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <Field
      id={inputId}
      label={label}
      hint={hint}
      error={error}
      optionalLabel={optionalLabel}
      className={className}
    >
      <div className={styles["line"]}>
        <input
          {...attributes}
          type="date"
          id={inputId}
          className={joinClasses(controlStyles["input"], styles["date"])}
          aria-describedby={describedBy(
            inputId,
            { hint, error },
            described,
            Boolean(spoken) && `${inputId}-spoken`,
          )}
          aria-invalid={error ? true : undefined}
        />
        {spoken ? (
          <span id={`${inputId}-spoken`} className={styles["spoken"]}>
            {spoken}
          </span>
        ) : null}
      </div>
    </Field>
  );
}
