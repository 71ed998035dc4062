import type { ComponentProps } from "react";
import { Icon, type IconName } from "../icons/Icon.tsx";
import { joinClassNames } from "../joinClassNames.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import styles from "./IconButton.module.css";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & {
  icon: IconName;
  /** The accessible name; with a count it must contain the number. */
  label: string;
  /** A badge on the icon: none for 0, "99+" above 99. */
  count?: number | undefined;
};

/** A button of 44 × 44 px. */
export function IconButton({ icon, label, count = 0, className, ...rest }: IconButtonProps) {
  const badge = count > 99 ? "99+" : String(count);
  return (
    <button type="button" title={label} {...rest} className={joinClassNames(styles["button"], className)}>
      <Icon name={icon} size={24} />
      {count > 0 ? (
        <span className={styles["count"]} aria-hidden="true">
          {badge}
        </span>
      ) : null}
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
