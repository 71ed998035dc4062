import type { createBrowserRouter } from "react-router-dom";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "state">;

const reloadedKey = "reloadedForChunk";

/** The name of this script contains a hash, which differs from release to release. */
const release = import.meta.url;

const delayMs = 1000;
/** How long the page that the visitor wants to open instead may take. */
const leavingMs = 20_000;

const missingChunks = new WeakSet<Error>();

/** Whether an error means that a script chunk could not be loaded. Browsers request it again only after a page load. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && missingChunks.has(error);
}

/** Whether the page reloads because of an error, unless the visitor leaves it. */
export function isAboutToReload(error: unknown): boolean {
  return isMissingChunk(error) && canReload();
}

/**
 * Reloads the page when a script chunk fails to load, because a new release removes the old chunks: the page that the visitor
 * is navigating to, otherwise the one that is open. Reloads once per history entry and release, which works with blocked
 * storage too; a second failure shows the error screen. Returns a function that unsubscribes.
 */
export function reloadOnStaleChunk(router: Router, reload = () => location.reload()): () => void {
  let leftAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const handlePreloadError = ({ payload }: WindowEventMap["vite:preloadError"]) => {
    missingChunks.add(payload);
    timer ??= setTimeout(reloadIfStaying, delayMs);
  };
  const reloadIfStaying = () => {
    const isLeaving = Date.now() - leftAt < leavingMs;
    // The URL is that of the screen when the navigation to it has ended.
    const isWaiting = isLeaving || router.state.navigation.state !== "idle";
    timer = isWaiting ? setTimeout(reloadIfStaying, delayMs) : undefined;
    if (isWaiting || !canReload()) return;
    history.replaceState({ ...history.state, [reloadedKey]: release }, "");
    reload();
  };
  // Firefox and Safari end all requests, also those of chunks, before the next page responds.
  const handleLeaving = () => {
    leftAt = Date.now();
  };
  addEventListener("vite:preloadError", handlePreloadError);
  addEventListener("beforeunload", handleLeaving);
  addEventListener("pagehide", handleLeaving);
  return () => {
    clearTimeout(timer);
    removeEventListener("vite:preloadError", handlePreloadError);
    removeEventListener("beforeunload", handleLeaving);
    removeEventListener("pagehide", handleLeaving);
  };
}

/** Without a network the reload would fail too. The error screen tries again when the network is back. */
function canReload(): boolean {
  return navigator.onLine && Object(history.state)[reloadedKey] !== release;
}
