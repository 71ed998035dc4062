import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { observeDocument } from "./observeDocument.ts";

/** Moves the focus to the heading of the section in the hash, also if the section is rendered after the navigation. */
export function useHashFocus(): void {
  const { key, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another navigation to the same hash moves the focus again
  useEffect(() => {
    if (hash === "") return;
    const findHeading = () => document.getElementById(hash.slice(1))?.querySelector<HTMLElement>("h2");
    const rendered = findHeading();
    if (rendered) {
      rendered.focus({ preventScroll: true });
      return;
    }
    const focusOnce = () => {
      const heading = findHeading();
      if (!heading) return;
      stop();
      heading.focus({ preventScroll: true });
    };
    const stop = observeDocument(focusOnce, ["pointerdown", "keydown"]);
    return stop;
  }, [key, hash]);
}
