import { type ReactNode, useEffect, useRef } from "react";
import { useText } from "#i18n/text.tsx";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { announce } from "../notices/announce.ts";

interface LoadingRegionProps {
  /** The name of the loading content. */
  text: ReactNode;
  /** A skeleton of the content's size. */
  children: ReactNode;
}

const announcedAfterMs = 500;

/** The placeholder of loading content. Announces the loading after a moment, and then its end too. */
export function LoadingRegion({ text, children }: LoadingRegionProps) {
  const t = useText();
  const ref = useRef<HTMLDivElement>(null);
  const loadedText = t("loading.done");
  useEffect(() => {
    const region = ref.current;
    const parent = region?.parentElement;
    // Screen readers read the whole text of a dialog that opens, this one too.
    let isSpoken = region?.closest("dialog") != null;
    const timer = setTimeout(() => {
      announce(region?.firstElementChild?.textContent ?? "");
      isSpoken = true;
    }, announcedAfterMs);
    return () => {
      clearTimeout(timer);
      // If the parent is gone, so is the screen: nothing is announced. After a failure, the alert announces itself.
      if (isSpoken)
        setTimeout(() => {
          if (parent?.isConnected && !parent.querySelector("[role=alert]")) announce(loadedText);
        });
    };
  }, [loadedText]);
  return (
    <div ref={ref} aria-busy="true">
      <VisuallyHidden>{text}</VisuallyHidden>
      {children}
    </div>
  );
}
