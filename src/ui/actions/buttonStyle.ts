import type { IconName } from "../icons/Icon.tsx";
import { joinClassNames } from "../joinClassNames.ts";
import styles from "./Button.module.css";

export type ButtonStyleProps = {
  /**
   * primary: the main action of a screen; secondary: an alternative; quiet: tools and closing; destructive: an action that
   * cannot be undone.
   */
  variant?: "primary" | "secondary" | "quiet" | "destructive" | undefined;
  /** compact: 44 px high, for bars and cards; regular: 48 px. */
  size?: "regular" | "compact" | undefined;
  /** Makes the button as wide as the screen on phones. */
  wide?: boolean | undefined;
  /** Hides the label on phones, except from screen readers. */
  iconOnlyOnPhone?: boolean | undefined;
  /** The icon before the label. */
  icon?: IconName | undefined;
};

export function getButtonClassName(styleProps: ButtonStyleProps, className: string | undefined): string {
  const { variant = "primary", size = "regular", wide = false, iconOnlyOnPhone = false } = styleProps;
  return joinClassNames(
    styles["button"],
    styles[variant],
    size === "compact" && styles["compact"],
    wide && styles["wide"],
    iconOnlyOnPhone && styles["icon-only-on-phone"],
    className,
  );
}
