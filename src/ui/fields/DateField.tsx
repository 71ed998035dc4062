import type { ComponentProps, ReactNode } from "react";
import { joinClassNames } from "../joinClassNames.ts";
import styles from "./DateField.module.css";
import { Field, type FieldTexts, useField } from "./Field.tsx";
import controlStyles from "./TextField.module.css";

type DateFieldProps = Omit<ComponentProps<"input">, "type"> &
  FieldTexts & {
    /** The date in the format of the locale: browsers show it in the format of their own language. */
    formattedDate?: ReactNode;
  };

/** A date input; `value`, `min` and `max` are ISO dates. */
export function DateField({ formattedDate, ...props }: DateFieldProps) {
  const { field, control, otherId } = useField(props, Boolean(formattedDate) && "formatted");
  return (
    <Field {...field}>
      <div className={styles["row"]}>
        <input {...control} type="date" className={joinClassNames(controlStyles["input"], styles["input"])} />
        {formattedDate ? (
          <span id={otherId} className={styles["formatted-date"]}>
            {formattedDate}
          </span>
        ) : null}
      </div>
    </Field>
  );
}
