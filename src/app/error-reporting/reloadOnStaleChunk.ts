import type { createBrowserRouter } from "react-router-dom";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "state" | "subscribe">;

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
  const reloadOnce = () => {
    if (hasReloaded()) return false;
    history.replaceState({ ...history.state, [reloadedKey]: true }, "");
    reload();
    return true;
  };
  const handlePreloadError = (event: WindowEventMap["vite:preloadError"]) => {
    missingChunks.add(event.payload);
    // Without a network the reload would fail too. The error screen tries again when the network is back.
    if (!navigator.onLine) return;
    if (router.state.navigation.state !== "idle") {
      // First the router changes the URL and shows the error screen for a moment.
      const unsubscribe = router.subscribe(({ navigation }) => {
        if (navigation.state !== "idle") return;
        unsubscribe();
        reloadOnce();
      });
    } else if (reloadOnce()) {
      // Keeps the error screen from appearing before the reload.
      event.preventDefault();
    }
  };
  addEventListener("vite:preloadError", handlePreloadError);
  return () => removeEventListener("vite:preloadError", handlePreloadError);
}

function hasReloaded(): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && reloadedKey in state;
}
