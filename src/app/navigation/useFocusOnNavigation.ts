import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router-dom";
import { observeDocument } from "./observeDocument.ts";

/**
 * Focuses the heading of a screen after a navigation, so that screen readers announce it. The first screen keeps the
 * browser's own focus, and so does a URL with a hash.
 */
export function useFocusOnNavigation(): void {
  const { key, hash } = useLocation();
  const { state } = useNavigation();
  const lastKey = useRef(key);
  useEffect(() => {
    if (state !== "idle" || lastKey.current === key) return;
    lastKey.current = key;
    if (hash) return;
    const heading = document.querySelector<HTMLElement>("main h1, h1") ?? document.querySelector("main");
    if (heading instanceof HTMLElement) heading.focus({ preventScroll: true });
    return observeDocument(focusNewHeading, ["pointerdown", "keydown"]);
  }, [key, hash, state]);
}

/** Focuses the heading that replaces the one of a skeleton. */
function focusNewHeading(): void {
  const { activeElement, body } = document;
  if (activeElement !== body && activeElement?.tagName !== "MAIN") return;
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}
