import type { ComponentProps } from "react";
import { Icon, type IconDrawing } from "./Icon.tsx";
import styles from "./IconButton.module.css";
import { joinClasses } from "./joinClasses.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & {
  icon: IconDrawing;
  /** The button's name; with a count it must speak the number too. */
  label: string;
  /** A number on the icon's corner; 0 shows none, above 99 it reads "99+". */
  count?: number | undefined;
};

/** A square of 44 px with an icon. */
export function IconButton({ icon, label, count = 0, className, ...rest }: IconButtonProps) {
  const corner = count > 99 ? "99+" : String(count);
  return (
    <button type="button" title={label} {...rest} className={joinClasses(styles["button"], className)}>
      <Icon drawing={icon} size={24} />
      {count > 0 ? (
        <span className={styles["count"]} aria-hidden="true">
          {corner}
        </span>
      ) : null}
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
