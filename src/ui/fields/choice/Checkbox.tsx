import { type ComponentProps, type ReactNode, useId } from "react";
import { joinClassNames } from "#ui/joinClassNames.ts";
import styles from "./Checkbox.module.css";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
};

export function Checkbox(props: CheckboxProps) {
  const { label, className, id, ...rest } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={joinClassNames(styles["checkbox"], className)} data-field="">
      <label className={styles["row"]} htmlFor={inputId}>
        <input {...rest} type="checkbox" id={inputId} className={styles["input"]} />
        <span className={styles["label"]}>{label}</span>
      </label>
    </div>
  );
}
