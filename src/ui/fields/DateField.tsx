import { type ComponentProps, type ReactNode, useId } from "react";
import { joinClassNames } from "../joinClassNames.ts";
import styles from "./DateField.module.css";
import { Field, type FieldTexts, getDescribedBy } from "./Field.tsx";
import controlStyles from "./TextField.module.css";

type DateFieldProps = Omit<ComponentProps<"input">, "type"> &
  FieldTexts & {
    /** The date in the format of the locale: browsers show it in the format of their own language. */
    formattedDate?: ReactNode;
  };

/** A date input; `value`, `min` and `max` are ISO dates. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, optionalLabel, formattedDate, className, id, ...rest } = props;
  const { "aria-describedby": ariaDescribedBy, ...attributes } = rest;
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
      <div className={styles["row"]}>
        <input
          {...attributes}
          type="date"
          id={inputId}
          className={joinClassNames(controlStyles["input"], styles["input"])}
          aria-describedby={getDescribedBy(
            inputId,
            { hint, error },
            ariaDescribedBy,
            Boolean(formattedDate) && `${inputId}-formatted`,
          )}
          aria-invalid={error ? true : undefined}
        />
        {formattedDate ? (
          <span id={`${inputId}-formatted`} className={styles["formatted-date"]}>
            {formattedDate}
          </span>
        ) : null}
      </div>
    </Field>
  );
}
