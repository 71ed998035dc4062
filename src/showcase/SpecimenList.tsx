import { joinClasses } from "../ui/joinClasses.ts";
import styles from "./SpecimenList.module.css";
import type { Specimen } from "./specimen.ts";

/** Every component in its states, each below an anchor of its name. */
export function SpecimenList({ specimens }: { specimens: readonly Specimen[] }) {
  return specimens.map(({ name, files, layout, states }) => (
    <section key={name} id={name} className={styles["specimen"]} aria-labelledby={`${name}-heading`}>
      <h2 id={`${name}-heading`} className={styles["name"]} lang="en">
        {name}
      </h2>
      <p className={styles["files"]} lang="en">
        {files.map((file) => `src/${file}`).join(", ")}
      </p>
      <div className={joinClasses(styles["states"], layout && styles[layout])}>
        {Object.entries(states).map(([state, element]) => (
          <figure key={state} className={styles["state"]}>
            <figcaption className={styles["caption"]} lang="en">
              {state}
            </figcaption>
            {element}
          </figure>
        ))}
      </div>
    </section>
  ));
}
