import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router-dom";
import { watchDocument } from "./watchDocument.ts";

/**
 * Moves the focus to the heading of a screen that was navigated to, so that readers hear where they are. The first
 * screen keeps the browser's own focus, and a hash target keeps its place.
 */
export function useFocusOnNavigation(): void {
  const { key, hash } = useLocation();
  const { state } = useNavigation();
  const shown = useRef(key);
  useEffect(() => {
    if (state !== "idle" || shown.current === key) return;
    shown.current = key;
    if (hash) return;
    const heading = document.querySelector<HTMLElement>("main h1, h1") ?? document.querySelector("main");
    if (heading instanceof HTMLElement) heading.focus({ preventScroll: true });
    return watchDocument(followHeading, ["pointerdown", "keydown"]);
  }, [key, hash, state]);
}

/** Leads the focus on to the heading that takes the place of a skeleton's. */
function followHeading(): void {
  const { activeElement, body } = document;
  if (activeElement !== body && activeElement?.tagName !== "MAIN") return;
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}
