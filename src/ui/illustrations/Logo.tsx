import type { IllustrationProps } from "./Illustration.tsx";
import styles from "./Logo.module.css";
import { LogoSymbol } from "./LogoSymbol.tsx";

/** The symbol and the name of the product. Inside a link, name the link instead. */
export function Logo({ label }: IllustrationProps) {
  const ariaProps = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <span {...ariaProps} className={styles["logo"]}>
      <LogoSymbol size={32} />
      Taglys
    </span>
  );
}
