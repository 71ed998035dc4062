import { useSyncExternalStore } from "react";
import { useText } from "#i18n/text.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { publishHeight } from "#ui/layout/publishHeight.ts";
import { useAnnouncement } from "#ui/notices/useAnnouncement.ts";
import styles from "./OfflineBanner.module.css";

const publishBannerHeight = publishHeight("--height-offline-banner");

/** Tells the visitor that the browser is offline. */
export function OfflineBanner() {
  const t = useText();
  const isOnline = useIsOnline();
  useAnnouncement(!isOnline && t("app.offline"));
  return (
    <div ref={publishBannerHeight} className={styles["region"]} data-no-print>
      {isOnline ? null : (
        <p className={styles["banner"]}>
          <Icon name="alert" />
          <span>{t("app.offline")}</span>
        </p>
      )}
    </div>
  );
}

/** Whether the browser has a network. The service may be unreachable all the same. */
function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  const controller = new AbortController();
  for (const type of ["online", "offline"]) addEventListener(type, listener, controller);
  return () => controller.abort();
}
