import { type ComponentProps, useSyncExternalStore } from "react";
import type { RouterProvider } from "react-router-dom";
import { LoadingNotice } from "#errors/LoadingNotice.tsx";
import styles from "./NetworkNotices.module.css";
import { OfflineBanner } from "./OfflineBanner.tsx";

type NetworkNoticesProps = Pick<ComponentProps<typeof RouterProvider>, "router">;

/** Says that the browser is offline, or that the first screen, a navigation or a screen's data take long. */
export function NetworkNotices({ router }: NetworkNoticesProps) {
  const isOpening = useSyncExternalStore(
    router.subscribe,
    () => !router.state.initialized || router.state.navigation.state !== "idle",
  );
  const reopen = () => {
    const { location: target } = router.state.navigation;
    // The browser would not load a URL that differs from the current one in its hash alone.
    if (target) location.assign(router.createHref(target));
    else location.reload();
  };
  return (
    <>
      <OfflineBanner />
      <div className={styles["loading"]} data-no-print>
        <LoadingNotice isOpening={isOpening} onReopen={reopen} />
      </div>
    </>
  );
}
