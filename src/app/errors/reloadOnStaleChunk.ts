import { type createBrowserRouter, createPath } from "react-router-dom";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "state">;

const reloadedKey = "reloadedForChunk";

const missingChunks = new WeakSet<Error>();

/** Whether an error means that a script chunk could not be loaded. Browsers request it again only after a page load. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && missingChunks.has(error);
}

/**
 * Reloads the page when a script chunk fails to load, because a new release removes the old chunks: the page that the visitor
 * is navigating to, otherwise the one that is open. Reloads once per history entry, which works with blocked storage too; a
 * second failure shows the error screen. Returns a function that unsubscribes.
 */
export function reloadOnStaleChunk(router: Router, reload = () => location.reload()): () => void {
  const handlePreloadError = (event: WindowEventMap["vite:preloadError"]) => {
    missingChunks.add(event.payload);
    const target = router.state.navigation.location;
    // After Back and Forward the URL is the target's before its screen has loaded.
    const isElsewhere = target && createPath(target) !== createPath(location);
    // Without a network the reload would fail too. The error screen tries again when the network is back.
    if ((!isElsewhere && hasReloaded()) || !navigator.onLine) return;
    // Keeps the error screen from appearing before the reload.
    event.preventDefault();
    if (isElsewhere) {
      const { state: usr, key } = target;
      history.pushState({ usr, key, [reloadedKey]: true }, "", createPath(target));
    } else history.replaceState({ ...history.state, [reloadedKey]: true }, "");
    reload();
  };
  addEventListener("vite:preloadError", handlePreloadError);
  return () => removeEventListener("vite:preloadError", handlePreloadError);
}

function hasReloaded(): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && reloadedKey in state;
}
