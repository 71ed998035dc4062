import type { ComponentProps } from "react";
import { Field, type FieldTexts, useField } from "./Field.tsx";
import styles from "./TextField.module.css";

type TextFieldProps = ComponentProps<"input"> & FieldTexts;

/** A single-line input of any text type. */
export function TextField(props: TextFieldProps) {
  const { field, control, typing } = useField(props);
  return (
    <Field {...field}>
      <input type="text" {...control} {...typing} className={styles["input"]} />
    </Field>
  );
}
