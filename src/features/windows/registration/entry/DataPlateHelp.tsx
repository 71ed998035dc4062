import { Text, useText } from "#i18n/text.tsx";
import { DataPlateIllustration } from "#ui/illustrations/DataPlateIllustration.tsx";
import styles from "./DataPlateHelp.module.css";

/** Shows where on a window to find its model code and serial number. */
export function DataPlateHelp() {
  const t = useText();
  return (
    <aside className={styles["help"]} aria-labelledby="data-plate">
      <div className={styles["drawing"]}>
        <DataPlateIllustration label={t("page.windowRegistration.plate.drawing")} />
      </div>
      <div className={styles["content"]}>
        <h2 id="data-plate" className={styles["title"]}>
          <Text id="page.windowRegistration.plate.title" />
        </h2>
        <p>
          <Text id="page.windowRegistration.plate.text" />
        </p>
      </div>
    </aside>
  );
}
