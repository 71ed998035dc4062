import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { decodeUriComponent } from "#ui/decodeUriComponent.ts";
import { observeDocument } from "./observeDocument.ts";

/** Scrolls once to a hash target that is rendered after the navigation, unless the visitor scrolls first. */
export function useLateHashTarget(): void {
  const { key, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another navigation to the same hash scrolls again
  useEffect(() => {
    const id = decodeUriComponent(hash.slice(1));
    if (id === "" || document.getElementById(id)) return;
    const scrollOnce = () => {
      const target = document.getElementById(id);
      if (!target) return;
      stop();
      target.scrollIntoView();
    };
    const stop = observeDocument(scrollOnce, ["wheel", "touchmove", "keydown"]);
    return stop;
  }, [key, hash]);
}
