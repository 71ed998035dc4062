import { useIsFetching, useIsMutating } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/** How long the customer must not have interacted with the page. */
export const idlePeriodMs = 3000;

const activityEvents = ["keydown", "input", "pointerdown", "focusin", "scroll"] as const;

/**
 * Turns true once, and stays so, when a dialog would interrupt nothing: the content has loaded, no request is pending, no
 * other dialog or disclosure is open, no field has the focus, and the customer has not interacted with the page for a while.
 */
export function useIsIdle(isEnabled: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  const isLoading = useIsFetching() + useIsMutating() > 0;
  const isWaiting = isEnabled && !isIdle && !isLoading;
  useEffect(() => {
    if (!isWaiting) return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => (canInterrupt() ? setIdle(true) : restartTimer()), idlePeriodMs);
    };
    const { signal } = controller;
    for (const event of activityEvents) {
      document.addEventListener(event, restartTimer, { capture: true, passive: true, signal });
    }
    restartTimer();
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isWaiting]);
  return isIdle;
}

function canInterrupt(): boolean {
  if (document.visibilityState === "hidden") return false;
  if (document.querySelector("dialog[open], [aria-expanded='true'], [aria-busy='true']")) return false;
  const focused = document.activeElement;
  return !focused?.matches("input, textarea, select, [contenteditable]");
}
