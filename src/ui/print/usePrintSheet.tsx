import { type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import styles from "./PrintSheet.module.css";
import { usePrinting } from "./usePrinting.ts";

interface PrintSheetOptions {
  /** Whether the browser's own print command prints it too, in place of the page. */
  replacesPage?: boolean;
}

/** Returns a function that prints `content` without the page, and an element to render for this. */
export function usePrintSheet(
  content: ReactNode,
  { replacesPage = false }: PrintSheetOptions = {},
): [print: () => void, sheet: ReactNode] {
  const isPrinting = usePrinting();
  const [isRequested, setRequested] = useState(false);
  const isShown = isRequested || (isPrinting && replacesPage);
  useLayoutEffect(() => {
    if (!isShown) return;
    const handleAfterPrint = () => setRequested(false);
    window.addEventListener("afterprint", handleAfterPrint);
    document.body.dataset["printsSheet"] = "";
    return () => {
      window.removeEventListener("afterprint", handleAfterPrint);
      delete document.body.dataset["printsSheet"];
    };
  }, [isShown]);
  const print = () => {
    // Renders before the browser reads the page.
    flushSync(() => setRequested(true));
    window.print();
  };
  const sheet = isShown
    ? createPortal(
        <div className={styles["sheet"]} data-print-sheet>
          {content}
        </div>,
        document.body,
      )
    : null;
  return [print, sheet];
}
