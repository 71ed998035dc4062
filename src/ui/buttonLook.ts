import styles from "./Button.module.css";
import type { IconDrawing } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";

export type ButtonLook = {
  /** primary: the one thing to do here; secondary: an alternative; quiet: tools and closing. */
  variant?: "primary" | "secondary" | "quiet" | undefined;
  /** compact is 44 px high, for bars and cards; regular is 48 px. */
  size?: "regular" | "compact" | undefined;
  /** Fills its line on phones. */
  wide?: boolean | undefined;
  /** Hides the label on phones, where the icon speaks for it; readers still hear it. */
  iconOnlyOnPhone?: boolean | undefined;
  /** Stands before the label. */
  icon?: IconDrawing | undefined;
};

/** The class names that make a button or a link look like a button. */
export function buttonClasses(look: ButtonLook, extra: string | undefined): string {
  const { variant = "primary", size = "regular", wide = false, iconOnlyOnPhone = false } = look;
  return joinClasses(
    styles["button"],
    styles[variant],
    size === "compact" && styles["compact"],
    wide && styles["wide"],
    iconOnlyOnPhone && styles["icon-only-on-phone"],
    extra,
  );
}
