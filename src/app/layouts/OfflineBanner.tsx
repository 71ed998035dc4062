import { useSyncExternalStore } from "react";
import { Text } from "#i18n/text.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { publishHeight } from "#ui/layout/publishHeight.ts";
import styles from "./OfflineBanner.module.css";

const publishBannerHeight = publishHeight("--height-offline-banner");

/**
 * Tells the visitor that the browser is offline. The live region is always rendered: screen readers announce only what is
 * added to an existing one.
 */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  return (
    <div ref={publishBannerHeight} role="status" className={styles["region"]} data-no-print>
      {isOnline ? null : (
        <p className={styles["banner"]}>
          <Icon name="alert" />
          <span>
            <Text id="app.offline" />
          </span>
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
