import type { ReactNode } from "react";
import { Icon, type IconName } from "../icons/Icon.tsx";
import { joinClassNames } from "../joinClassNames.ts";
import styles from "./Tag.module.css";

type TagProps = {
  tone?: "neutral" | "accent" | "positive";
  icon?: IconName | undefined;
  children: ReactNode;
};

/** A small label for a kind, a property or a state. */
export function Tag({ tone = "neutral", icon, children }: TagProps) {
  return (
    <span className={joinClassNames(styles["tag"], styles[tone])}>
      {icon ? <Icon name={icon} size={16} /> : null}
      <span>{children}</span>
    </span>
  );
}
