import { type ComponentProps, useId } from "react";
import { Field, type FieldTexts, getDescribedBy } from "./Field.tsx";
import styles from "./TextField.module.css";

type TextFieldProps = ComponentProps<"input"> & FieldTexts;

/** A single-line input of any text type. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    optionalLabel,
    className,
    id,
    "aria-describedby": ariaDescribedBy,
    ...rest
  } = props;
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
        aria-describedby={getDescribedBy(inputId, { hint, error }, ariaDescribedBy)}
        aria-invalid={error ? true : undefined}
      />
    </Field>
  );
}
