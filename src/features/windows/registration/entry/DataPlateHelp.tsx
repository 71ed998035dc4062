import { FormattedMessage, useIntl } from "react-intl";
import { DataPlateIllustration } from "../../../../ui/illustrations/DataPlateIllustration.tsx";
import { messages } from "../messages.ts";
import styles from "./DataPlateHelp.module.css";

/** Shows where on a window to find its model code and serial number. */
export function DataPlateHelp() {
  const intl = useIntl();
  return (
    <aside className={styles["help"]} aria-labelledby="data-plate">
      <div className={styles["drawing"]}>
        <DataPlateIllustration label={intl.formatMessage(messages.plateDrawing)} />
      </div>
      <div className={styles["content"]}>
        <h2 id="data-plate" className={styles["title"]}>
          <FormattedMessage {...messages.plateTitle} />
        </h2>
        <p>
          <FormattedMessage {...messages.plateText} />
        </p>
      </div>
    </aside>
  );
}
