import type { createBrowserRouter } from "react-router-dom";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "state" | "subscribe">;

const reloadedKey = "reloadedForChunk";

/** The name of this script contains a hash, which differs from release to release. */
const release = import.meta.url;

const timeoutMs = 10_000;

/** For each error of a chunk, whether the page reloads because of it. */
const reloads = new WeakMap<Error, Promise<boolean>>();

/** Whether the page reloads because of an error; undefined unless a script chunk could not be loaded. */
export function findReload(error: unknown): Promise<boolean> | undefined {
  return error instanceof Error ? reloads.get(error) : undefined;
}

/**
 * Reloads the page when a script chunk fails to load because a new release has removed it: the target of a navigation,
 * otherwise the current page. Reloads once per history entry and release, even if storage is blocked; a second failure shows
 * the error screen. Returns a function that unsubscribes.
 */
export function reloadOnStaleChunk(router: Router, reload = () => location.reload()): () => void {
  let pending: Promise<boolean> | undefined;
  const handlePreloadError = ({ payload }: WindowEventMap["vite:preloadError"]) => {
    pending ??= reloadIfGone().finally(() => {
      pending = undefined;
    });
    reloads.set(payload, pending);
  };
  const reloadIfGone = async () => {
    if (!canReload() || !(await isReleaseGone())) return false;
    // The URL changes to that of the screen when the navigation has ended.
    await waitForNavigation(router);
    if (!canReload()) return false;
    history.replaceState({ ...history.state, [reloadedKey]: release }, "");
    reload();
    return true;
  };
  addEventListener("vite:preloadError", handlePreloadError);
  return () => removeEventListener("vite:preloadError", handlePreloadError);
}

/** Without a network the reload would fail too. The error screen tries again when the network is back. */
function canReload(): boolean {
  return navigator.onLine && Object(history.state)[reloadedKey] !== release;
}

/**
 * Requests all of the page's scripts of this release again, since Safari does not say which one failed. A request also fails
 * when the visitor leaves the page; then the scripts still exist.
 */
async function isReleaseGone(): Promise<boolean> {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
  const urls = new Set([release, ...Array.from(links, ({ href }) => href)]);
  return (await Promise.all(Array.from(urls, isGone))).includes(true);
}

/** Some hosts respond with a page in place of a missing file. */
async function isGone(url: string): Promise<boolean> {
  const init = { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(timeoutMs) } as const;
  const response = await fetch(url, init).catch(() => undefined);
  if (!response) return false;
  return response.status === 404 || (response.ok && /html/i.test(response.headers.get("content-type") ?? ""));
}

function waitForNavigation(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.navigation.state === "idle") return resolve();
    const unsubscribe = router.subscribe(({ navigation }) => {
      if (navigation.state !== "idle") return;
      unsubscribe();
      resolve();
    });
  });
}
