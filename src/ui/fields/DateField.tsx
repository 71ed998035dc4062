import type { ComponentProps, ReactNode } from "react";
import { joinClassNames } from "../joinClassNames.ts";
import styles from "./DateField.module.css";
import { Field, type FieldTexts, getDescribedBy, useField } from "./Field.tsx";
import controlStyles from "./TextField.module.css";

type DateFieldProps = Omit<ComponentProps<"input">, "type"> &
  FieldTexts & {
    /** The date in the format of the locale: browsers show it in the format of their own language. */
    formattedDate?: ReactNode;
  };

/**
 * A date input; `value`, `min` and `max` are ISO dates. Its label and error are also those of a group, since each part of the
 * date takes the focus and has the browser's name alone.
 */
export function DateField({ formattedDate, ...props }: DateFieldProps) {
  const { field, control, typing, otherId } = useField(props, Boolean(formattedDate) && "formatted");
  return (
    <Field {...field}>
      <fieldset
        className={styles["row"]}
        aria-labelledby={`${field.id}-label`}
        aria-describedby={getDescribedBy(field.id, { error: field.error })}
      >
        <input
          {...control}
          {...typing}
          type="date"
          className={joinClassNames(controlStyles["input"], styles["input"])}
        />
        {formattedDate ? (
          <span id={otherId} className={styles["formatted-date"]}>
            {formattedDate}
          </span>
        ) : null}
      </fieldset>
    </Field>
  );
}
