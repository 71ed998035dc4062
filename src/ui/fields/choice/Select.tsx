import { type ComponentProps, useId } from "react";
import { Icon, type IconName } from "#ui/icons/Icon.tsx";
import { joinClassNames } from "#ui/joinClassNames.ts";
import { Field, type FieldTexts, getDescribedBy } from "../Field.tsx";
import styles from "./Select.module.css";

type SelectProps = Omit<ComponentProps<"select">, "size" | "multiple"> &
  Omit<FieldTexts, "label"> & {
    label: string;
    /** Shows the label to screen readers only, for bars where an icon stands for it. */
    hideLabel?: boolean | undefined;
    icon?: IconName | undefined;
    /** quiet: without border, for bars. */
    variant?: "field" | "quiet" | undefined;
  };

/** A `<select>`; its children are the options. */
export function Select(props: SelectProps) {
  const {
    label,
    hint,
    error,
    optionalLabel,
    hideLabel,
    icon,
    variant = "field",
    className,
    id,
    ...rest
  } = props;
  const { "aria-describedby": ariaDescribedBy, ...attributes } = rest;
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <Field
      id={selectId}
      label={label}
      hint={hint}
      error={error}
      optionalLabel={optionalLabel}
      hideLabel={hideLabel}
      className={className}
    >
      <div className={joinClassNames(styles["control"], styles[variant], icon && styles["with-icon"])}>
        {icon ? <Icon name={icon} /> : null}
        <select
          {...attributes}
          id={selectId}
          className={styles["select"]}
          aria-describedby={getDescribedBy(selectId, { hint, error }, ariaDescribedBy)}
          aria-invalid={error ? true : undefined}
        />
        <Icon name="chevron-down" size={16} />
      </div>
    </Field>
  );
}
