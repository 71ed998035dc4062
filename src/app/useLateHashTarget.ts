import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { watchDocument } from "./watchDocument.ts";

/** Scrolls to a hash target that appears only after the navigation, once, unless the visitor scrolls first. */
export function useLateHashTarget(): void {
  const { key, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second visit of the same hash is a new search
  useEffect(() => {
    const id = decodedId(hash);
    if (id === "" || document.getElementById(id)) return;
    const scrollOnce = () => {
      const target = document.getElementById(id);
      if (!target) return;
      stop();
      target.scrollIntoView();
    };
    const stop = watchDocument(scrollOnce, ["wheel", "touchmove", "keydown"]);
    return stop;
  }, [key, hash]);
}

function decodedId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
