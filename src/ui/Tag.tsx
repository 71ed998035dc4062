import type { ReactNode } from "react";
import { Icon, type IconDrawing } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./Tag.module.css";

type TagProps = {
  tone?: "neutral" | "accent" | undefined;
  icon?: IconDrawing | undefined;
  children: ReactNode;
};

/** A small label: what kind of thing something is. How it stands is said by a `StatusBadge`. */
export function Tag({ tone = "neutral", icon, children }: TagProps) {
  return (
    <span className={joinClasses(styles["tag"], styles[tone])}>
      {icon ? <Icon drawing={icon} size={16} /> : null}
      <span>{children}</span>
    </span>
  );
}
