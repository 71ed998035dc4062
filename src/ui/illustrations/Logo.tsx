import styles from "./Logo.module.css";
import { LogoSymbol } from "./LogoSymbol.tsx";

/** The symbol and the name of the product, hidden from screen readers: name the link around it. */
export function Logo() {
  return (
    <span aria-hidden className={styles["logo"]}>
      <LogoSymbol size={32} />
      Taglys
    </span>
  );
}
