import { type ComponentProps, useId } from "react";
import { Icon, type IconName } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./Select.module.css";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

type SelectProps = Omit<ComponentProps<"select">, "size" | "multiple"> & {
  label: string;
  /** Readers hear the label, nobody sees it: for bars, where an icon says it. */
  hideLabel?: boolean | undefined;
  icon?: IconName | undefined;
  /** quiet has no border, for bars. */
  variant?: "field" | "quiet" | undefined;
};

/** The browser's own select; the options are its children. */
export function Select(props: SelectProps) {
  const { label, hideLabel = false, icon, variant = "field", className, id, ...rest } = props;
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <div className={joinClasses(styles["field"], className)}>
      <label className={hideLabel ? undefined : styles["label"]} htmlFor={selectId}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      </label>
      <div className={joinClasses(styles["control"], styles[variant], icon && styles["with-icon"])}>
        {icon ? <Icon name={icon} /> : null}
        <select {...rest} id={selectId} className={styles["select"]} />
        <Icon name="chevron-down" size={16} />
      </div>
    </div>
  );
}
