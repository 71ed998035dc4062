import { createStorageEntry } from "../storage/storage.ts";
import type { TagManager } from "./tagManager.ts";

const tracked = createStorageEntry("localStorage", "taglys.qualityVisit");
const visitSeconds = createStorageEntry("sessionStorage", "taglys.visitSeconds");
const qualitySeconds = 30;

/**
 * Sends the event `quality visit` once per browser, when the portal has been visible for 30 seconds in one visit, page
 * reloads included. Checks every second. Returns a function that stops it.
 */
export function trackQualityVisit({ pushEvent }: Pick<TagManager, "pushEvent">): () => void {
  if (tracked.read() !== null) return () => {};
  let seconds = Number(visitSeconds.read()) || 0;
  const timer = setInterval(() => {
    if (document.visibilityState !== "visible") return;
    seconds += 1;
    visitSeconds.write(String(seconds));
    if (seconds < qualitySeconds) return;
    clearInterval(timer);
    // Another tab may have sent the event in the meantime.
    if (tracked.read() !== null) return;
    tracked.write("1");
    pushEvent({ event: "quality visit" });
  }, 1000);
  return () => clearInterval(timer);
}
