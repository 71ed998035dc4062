import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import styles from "./BackLink.module.css";
import { TextLink } from "./TextLink.tsx";

type BackLinkProps = {
  to: string;
  children: ReactNode;
};

/** A link above a page heading, to the page one level up. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <p className={styles["back"]} data-no-print>
      <TextLink to={to} standalone className={styles["link"]}>
        <Icon name="arrow-right" size={16} />
        {children}
      </TextLink>
    </p>
  );
}
