import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { observeDocument } from "./observeDocument.ts";

/** Moves the focus to the heading of the section in the hash, also if the section is rendered after the navigation. */
export function useHashFocus(): void {
  const { key, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another navigation to the same hash moves the focus again
  useEffect(() => {
    if (hash === "") return;
    /** Returns false while the section is not rendered. */
    const focusHeading = () => {
      const heading = document.getElementById(hash.slice(1))?.querySelector<HTMLElement>("h2");
      heading?.focus({ preventScroll: true });
      return Boolean(heading);
    };
    if (focusHeading()) return;
    const stop = observeDocument(() => {
      if (focusHeading()) stop();
    }, ["pointerdown", "keydown"]);
    return stop;
  }, [key, hash]);
}
