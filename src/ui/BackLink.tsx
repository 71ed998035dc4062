import type { ReactNode } from "react";
import styles from "./BackLink.module.css";
import { TextLink } from "./TextLink.tsx";

type BackLinkProps = {
  to: string;
  children: ReactNode;
};

/** Leads from a page to the one above it; its heading comes next. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <p className={styles["back"]} data-no-print>
      <TextLink to={to} standalone>
        {children}
      </TextLink>
    </p>
  );
}
