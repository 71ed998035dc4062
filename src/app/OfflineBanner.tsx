import { FormattedMessage } from "react-intl";
import { Icon } from "../ui/Icon.tsx";
import { alertIcon } from "../ui/icons/alertIcon.tsx";
import { messages } from "./messages.ts";
import styles from "./OfflineBanner.module.css";
import { useIsOnline } from "./useIsOnline.ts";

/** Says above every screen that the network is missing. Its place is there all the time, so that readers hear of it. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  return (
    <div role="status" className={styles["place"]} data-no-print>
      {isOnline ? null : (
        <p className={styles["banner"]}>
          <Icon drawing={alertIcon} />
          <FormattedMessage {...messages.offline} tagName="span" />
        </p>
      )}
    </div>
  );
}
