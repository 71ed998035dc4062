import { ApplicationError, HttpError, isSessionEnd, NetworkError } from "../api/errors.ts";
import { logError } from "../log.ts";
import { showToast } from "../ui/toastStore.ts";
import { messages } from "./messages.ts";

/**
 * What becomes of an error that no screen expected: errors of the portal and of its calls are shown as a toast, others
 * are for developers alone. A lost session is not an error to tell of: the visitor is on the way to sign in.
 */
export function reportError(error: unknown): void {
  if (isSessionEnd(error) || isAbort(error)) return;
  if (isTold(error)) {
    // A network failure has no words of its own: ours are in the visitor's language.
    const text = error instanceof NetworkError ? messages.offlineText : error.message;
    showToast({ tone: "negative", text, duration: "long" });
    return;
  }
  logError("Unexpected error", error);
}

/** Reports rejections and errors that nobody caught. Returns how to stop. */
export function reportUncaughtErrors(): () => void {
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (isAbort(reason)) return;
    if (isTold(reason)) {
      reportError(reason);
      return;
    }
    logError("Unhandled rejection", reason);
    showToast({ tone: "negative", text: textOf(reason), duration: "long" });
  };
  addEventListener("unhandledrejection", onRejection);
  return () => removeEventListener("unhandledrejection", onRejection);
}

/** Whether an error is one of the portal or of its calls, with words for the visitor. */
function isTold(error: unknown): error is ApplicationError | HttpError | NetworkError {
  return error instanceof ApplicationError || error instanceof HttpError || error instanceof NetworkError;
}

function textOf(reason: unknown): string {
  if (reason instanceof Error && reason.message) return reason.message;
  return String(reason);
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
