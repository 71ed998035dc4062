import { isAbortError, RequestError } from "#api/errors.ts";
import { describeError } from "#errors/describeError.ts";
import { getActiveIntl } from "#i18n/locale/activeIntl.ts";
import { getText } from "#i18n/text.tsx";
import { logError } from "#log.ts";
import { showToast } from "#ui/notices/toastStore.ts";

/** Reports an error that no screen handles: errors of requests and of the portal in a toast, others in the console only. */
export function reportError(error: unknown): void {
  if (error instanceof RequestError) showErrorToast(error);
  else if (!isAbortError(error)) logError("Unexpected error", error);
}

/** Reports unhandled rejections in a toast, and unexpected ones in the console too. Returns a function that unsubscribes. */
export function reportUnhandledRejections(): () => void {
  const handleRejection = ({ reason }: PromiseRejectionEvent) => {
    if (isAbortError(reason)) return;
    if (!(reason instanceof RequestError)) logError("Unhandled rejection", reason);
    showErrorToast(reason ?? new Error("no reason"));
  };
  addEventListener("unhandledrejection", handleRejection);
  return () => removeEventListener("unhandledrejection", handleRejection);
}

function showErrorToast(error: unknown): void {
  const intl = getActiveIntl();
  // Without messages there is no toast host yet either.
  if (!intl) return;
  const text = describeError(getText(intl), error);
  if (text !== undefined) showToast({ tone: "negative", text, duration: "long" });
}
