import { useIsFetching, useIsMutating } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/** How long a visitor must have done nothing, in ms. */
export const quietPeriod = 3000;

const activities = ["keydown", "input", "pointerdown", "focusin", "scroll"] as const;

/**
 * Turns true once, when nothing is interrupted: the page's content is there, nothing is on its way to or from the service,
 * no other dialog is open, no field has the focus, and the visitor has done nothing for a while.
 */
export function useQuietMoment(isWanted: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false);
  const isWorking = useIsFetching() + useIsMutating() > 0;
  const waits = isWanted && !isQuiet && !isWorking;
  useEffect(() => {
    if (!waits) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => (mayInterrupt() ? setQuiet(true) : wait()), quietPeriod);
    };
    const { signal } = stop;
    for (const activity of activities) {
      document.addEventListener(activity, wait, { capture: true, passive: true, signal });
    }
    wait();
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [waits]);
  return isQuiet;
}

function mayInterrupt(): boolean {
  if (document.visibilityState === "hidden") return false;
  if (document.querySelector("dialog[open], [popover]:popover-open, [aria-busy='true']")) return false;
  const focused = document.activeElement;
  return !focused?.matches("input, textarea, select, [contenteditable]");
}
