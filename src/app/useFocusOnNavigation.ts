import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router-dom";

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
  }, [key, hash, state]);
}
