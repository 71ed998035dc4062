import type { ReactNode } from "react";
import { useText } from "#i18n/text.tsx";
import { Logo } from "../illustrations/Logo.tsx";
import { RouteLink } from "../links/RouteLink.tsx";
import styles from "./HeaderBar.module.css";

type HeaderBarProps = {
  /** The path of the start page, to which the logo links. */
  homePath: string;
  /** A `NavBar`. */
  nav?: ReactNode;
  /** The name of the signed-in customer. On phones only screen readers get it. */
  caption?: ReactNode;
  /** Buttons, selects and counts at the end of the header. */
  tools?: ReactNode;
};

/** The page header. */
export function HeaderBar({ homePath, nav, caption, tools }: HeaderBarProps) {
  const t = useText();
  return (
    <header className={styles["header"]} data-no-print>
      <div className={styles["row"]}>
        <div className={styles["logo"]}>
          <RouteLink to={homePath} aria-label={t("app.home")}>
            <Logo />
          </RouteLink>
        </div>
        {nav}
        <div className={styles["tools"]}>
          {caption ? <span className={styles["caption"]}>{caption}</span> : null}
          {tools}
        </div>
      </div>
    </header>
  );
}
