import styles from "./SpecimenLinks.module.css";
import type { Specimen } from "./specimen.ts";

interface SpecimenLinksProps {
  specimens: readonly Specimen[];
  /** The address that the anchors belong to; without it, this page. */
  address?: string;
  /** Name of the frame that opens them. */
  frame?: string | undefined;
}

/** Leads to each component. */
export function SpecimenLinks({ specimens, address = "", frame }: SpecimenLinksProps) {
  return (
    <nav aria-label="Components">
      <ul className={styles["links"]}>
        {specimens.map(({ name }) => (
          <li key={name}>
            <a href={`${address}#${name}`} target={frame}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
