import { type ComponentProps, useId } from "react";
import { describedBy, Field, type FieldTexts } from "./Field.tsx";
import styles from "./TextField.module.css";

type TextFieldProps = ComponentProps<"input"> & FieldTexts;

/** One line of text; `type` says of which kind. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optionalLabel, className, id, "aria-describedby": described, ...rest } = props;
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
      <input
        type="text"
        {...rest}
        id={inputId}
        className={styles["input"]}
        aria-describedby={describedBy(inputId, { hint, error }, described)}
        aria-invalid={error ? true : undefined}
      />
    </Field>
  );
}
