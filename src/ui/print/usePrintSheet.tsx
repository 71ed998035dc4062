import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import styles from "./PrintSheet.module.css";

interface PrintSheetOptions {
  /** Whether the browser's own command prints it too, in place of the page. */
  replacesPage?: boolean;
}

/** Returns a function that prints `content` without the page, and the element that has to be rendered for it. */
export function usePrintSheet(
  content: ReactNode,
  { replacesPage = false }: PrintSheetOptions = {},
): [print: () => void, sheet: ReactNode] {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!replacesPage) return;
    const handleBeforePrint = () => flushSync(() => setPrinting(true));
    addEventListener("beforeprint", handleBeforePrint);
    return () => removeEventListener("beforeprint", handleBeforePrint);
  }, [replacesPage]);
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
