import type { QueryClient } from "@tanstack/react-query";
import { isAbortError, isSignInError, RequestError } from "#api/errors.ts";
import { describeError } from "#errors/describeError.ts";
import { getActiveIntl } from "#i18n/locale/MessagesProvider.tsx";
import { getText } from "#i18n/text.tsx";
import { logError } from "#log.ts";
import { showToast } from "#ui/notices/toastStore.ts";

/** Reports an error that no screen handles: in a toast if a request or the portal has raised it, else in the console. */
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

/** Reports the errors of queries and mutations that no screen shows. Returns a function that unsubscribes. */
export function reportRequestErrors(queryClient: QueryClient): () => void {
  const cleanups = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== "updated" || event.action.type !== "error") return;
      const { data, fetchMeta } = event.query.state;
      // A screen without data shows the error itself. After "Load more" the error is beside the button.
      if (data !== undefined && !fetchMeta?.fetchMore) reportError(event.action.error);
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== "updated" || event.action.type !== "error") return;
      const { error } = event.action;
      // A failed sign-in has a screen of its own.
      if (event.mutation.meta?.toast && !isSignInError(error)) reportError(error);
    }),
  ];
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}

function showErrorToast(error: unknown): void {
  const intl = getActiveIntl();
  // Until the first messages have loaded, there is no toast host.
  if (!intl) return;
  const text = describeError(getText(intl), error);
  if (text !== undefined) showToast({ tone: "negative", text, duration: "long" });
}
