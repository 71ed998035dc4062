import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

let isPrinting = false;

/** Whether the page is being printed. Components render for paper before the browser reads the page. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const handlePrint = ({ type }: Event) => {
    isPrinting = type === "beforeprint";
    // If a script prints, the browser reads the page right after this listener.
    flushSync(listener);
  };
  addEventListener("beforeprint", handlePrint);
  addEventListener("afterprint", handlePrint);
  return () => {
    removeEventListener("beforeprint", handlePrint);
    removeEventListener("afterprint", handlePrint);
  };
}
