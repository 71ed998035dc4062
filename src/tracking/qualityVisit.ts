import { readStored, writeStored } from "../storage.ts";
import { pushEvent } from "./tagManager.ts";

const flagKey = "taglys.qualityVisit";
const secondsKey = "taglys.visitSeconds";
const qualitySeconds = 30;

/**
 * Tells the tag manager once that a visitor has looked at the portal for 30 seconds, page loads of one visit together. It
 * is checked every second, and told once for good: later visits of the same browser count no more. Returns how to stop.
 */
export function watchForQualityVisit(): () => void {
  if (readStored("localStorage", flagKey) !== null) return () => {};
  let seconds = Number(readStored("sessionStorage", secondsKey)) || 0;
  const timer = setInterval(() => {
    if (document.visibilityState !== "visible") return;
    seconds += 1;
    writeStored("sessionStorage", secondsKey, String(seconds));
    if (seconds < qualitySeconds) return;
    clearInterval(timer);
    // Another tab may have told meanwhile.
    if (readStored("localStorage", flagKey) !== null) return;
    writeStored("localStorage", flagKey, "1");
    pushEvent({ event: "quality_visit" });
  }, 1000);
  return () => clearInterval(timer);
}
