import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { observeDocument } from "./observeDocument.ts";

/**
 * Scrolls once to a hash target that is rendered after the navigation, unless the visitor scrolls first, and moves the focus
 * to its heading.
 */
export function useLateHashTarget(): void {
  const { key, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another navigation to the same hash scrolls again
  useEffect(() => {
    const id = decodeHash(hash);
    if (id === "") return;
    const rendered = document.getElementById(id);
    if (rendered) {
      focusHeading(rendered);
      return;
    }
    const scrollOnce = () => {
      const target = document.getElementById(id);
      if (!target) return;
      stop();
      target.scrollIntoView();
      focusHeading(target);
    };
    const stop = observeDocument(scrollOnce, ["wheel", "touchmove", "keydown"]);
    return stop;
  }, [key, hash]);
}

function focusHeading(target: HTMLElement): void {
  target.querySelector<HTMLElement>(":is(h2, h3)[tabindex]")?.focus({ preventScroll: true });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
