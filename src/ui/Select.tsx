import { type ComponentProps, useId } from "react";
import { describedBy, Field, type FieldTexts } from "./Field.tsx";
import { Icon, type IconDrawing } from "./Icon.tsx";
import { chevronDownIcon } from "./icons/chevronDownIcon.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./Select.module.css";

type SelectProps = Omit<ComponentProps<"select">, "size" | "multiple"> &
  Omit<FieldTexts, "label"> & {
    label: string;
    /** Readers hear the label, nobody sees it: for bars, where an icon says it. */
    hideLabel?: boolean | undefined;
    icon?: IconDrawing | undefined;
    /** quiet has no border, for bars. */
    variant?: "field" | "quiet" | undefined;
  };

/** The browser's own select; the options are its children. */
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
  const { "aria-describedby": described, ...attributes } = rest;
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
      <div className={joinClasses(styles["control"], styles[variant], icon && styles["with-icon"])}>
        {icon ? <Icon drawing={icon} /> : null}
        <select
          {...attributes}
          id={selectId}
          className={styles["select"]}
          aria-describedby={describedBy(selectId, { hint, error }, described)}
          aria-invalid={error ? true : undefined}
        />
        <Icon drawing={chevronDownIcon} size={16} />
      </div>
    </Field>
  );
}
