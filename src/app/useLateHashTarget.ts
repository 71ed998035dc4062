import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** After this long a target that has not appeared is given up, in milliseconds. */
const patience = 10_000;

/** Scrolls to a hash target that appears only after the navigation, once, unless the visitor scrolls first. */
export function useLateHashTarget(): void {
  const { key, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second visit of the same hash is a new search
  useEffect(() => {
    const id = decodedId(hash);
    if (id === "" || document.getElementById(id)) return;
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      removeEventListener("wheel", stop);
      removeEventListener("touchmove", stop);
      removeEventListener("keydown", stop);
    };
    const observer = new MutationObserver(() => {
      const target = document.getElementById(id);
      if (!target) return;
      stop();
      target.scrollIntoView();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(stop, patience);
    addEventListener("wheel", stop, { passive: true });
    addEventListener("touchmove", stop, { passive: true });
    addEventListener("keydown", stop);
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
