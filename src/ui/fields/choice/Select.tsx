import type { ComponentProps } from "react";
import { Icon, type IconName } from "#ui/icons/Icon.tsx";
import { joinClassNames } from "#ui/joinClassNames.ts";
import { Field, type FieldTexts, useField } from "../Field.tsx";
import styles from "./Select.module.css";

type SelectProps = Omit<ComponentProps<"select">, "size" | "multiple"> &
  Omit<FieldTexts, "label"> & {
    label: string;
    /** Hides the label except from screen readers, for bars where an icon replaces it. */
    hideLabel?: boolean | undefined;
    icon?: IconName | undefined;
    /** quiet: without border, for bars. */
    variant?: "field" | "quiet" | undefined;
  };

/** A `<select>`; its children are the options. */
export function Select({ hideLabel, icon, variant = "field", ...props }: SelectProps) {
  const { field, control } = useField(props);
  return (
    <Field {...field} hideLabel={hideLabel}>
      <div className={joinClassNames(styles["control"], styles[variant], icon && styles["with-icon"])}>
        {icon ? <Icon name={icon} /> : null}
        <select {...control} className={styles["select"]} />
        <Icon name="chevron-down" size={16} />
      </div>
    </Field>
  );
}
