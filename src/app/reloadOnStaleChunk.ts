const mark = "reloadedForChunk";

/**
 * Reloads the page when a script chunk fails to load: after a new release the old chunks are gone. Once only: the
 * history entry remembers, also where storage is blocked, and a second failure goes to the error screen. Returns how to
 * stop.
 */
export function reloadOnStaleChunk(reload: () => void = () => location.reload()): () => void {
  const onFailure = (event: Event) => {
    if (isMarked()) return;
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
