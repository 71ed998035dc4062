const mark = "reloadedForChunk";

const missingChunks = new WeakSet<Error>();

/** Whether an error means that a script chunk did not come. Only a new page load asks for it again. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && missingChunks.has(error);
}

/**
 * Reloads the page when a script chunk fails to load: after a new release the old chunks are gone. Once only: the
 * history entry remembers, also where storage is blocked, and a second failure goes to the error screen. Returns how to
 * stop.
 */
export function reloadOnStaleChunk(reload: () => void = () => location.reload()): () => void {
  const onFailure = (event: WindowEventMap["vite:preloadError"]) => {
    missingChunks.add(event.payload);
    // Without a network a reload would leave nothing at all; the error screen waits for it.
    if (isMarked() || !navigator.onLine) return;
    // The import's own error would only flash before the reload.
    event.preventDefault();
    history.replaceState({ ...history.state, [mark]: true }, "");
    reload();
  };
  addEventListener("vite:preloadError", onFailure);
  return () => removeEventListener("vite:preloadError", onFailure);
}

function isMarked(): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && mark in state;
}
