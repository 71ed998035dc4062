import { FormattedMessage, useIntl } from "react-intl";
import { DataPlateIllustration } from "../../ui/illustrations/DataPlateIllustration.tsx";
import styles from "./DataPlateHelp.module.css";
import { messages } from "./messages.ts";

/** Where on a window its type sign and serial number are. */
export function DataPlateHelp() {
  const intl = useIntl();
  return (
    <aside className={styles["help"]} aria-labelledby="data-plate">
      <div className={styles["drawing"]}>
        <DataPlateIllustration label={intl.formatMessage(messages.plateDrawing)} />
      </div>
      <div className={styles["words"]}>
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
