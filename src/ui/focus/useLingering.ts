import { useEffect, useState } from "react";

/** The time that a screen reader needs to learn where the focus is. */
const delayMs = 200;

/**
 * Whether something is shown, or was a moment ago. What an action replaces stays until its successor has the focus: a screen
 * reader that learns of the removal first looks for the focus itself, and says nothing of what it finds.
 */
export function useLingering(isShown: boolean): boolean {
  const [lingers, setLingers] = useState(isShown);
  if (isShown && !lingers) setLingers(true);
  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(setLingers, delayMs, false);
    return () => clearTimeout(timer);
  }, [isShown]);
  return lingers;
}
