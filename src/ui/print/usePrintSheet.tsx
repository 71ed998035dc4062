import { type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import styles from "./PrintSheet.module.css";

/** Returns a function that prints `content` without the page, and the element that has to be rendered for it. */
export function usePrintSheet(content: ReactNode): [print: () => void, sheet: ReactNode] {
  const [isPrinting, setPrinting] = useState(false);
  useLayoutEffect(() => {
    if (!isPrinting) return;
    const handleAfterPrint = () => setPrinting(false);
    window.addEventListener("afterprint", handleAfterPrint);
    document.body.dataset["printsSheet"] = "";
    return () => {
      window.removeEventListener("afterprint", handleAfterPrint);
      delete document.body.dataset["printsSheet"];
    };
  }, [isPrinting]);
  const print = () => {
    // Before the browser reads the page.
    flushSync(() => setPrinting(true));
    window.print();
  };
  const sheet = isPrinting
    ? createPortal(
        <div className={styles["sheet"]} data-print-sheet>
          {content}
        </div>,
        document.body,
      )
    : null;
  return [print, sheet];
}
