import type { QueryClient } from "@tanstack/react-query";
import { isSignInError } from "#api/errors.ts";
import { reportError } from "./reportError.ts";

/** Reports the errors of queries and mutations that no screen shows. Returns a function that unsubscribes. */
export function reportRequestErrors(queryClient: QueryClient): () => void {
  const cleanups = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== "updated" || event.action.type !== "error") return;
      const { data, fetchMeta } = event.query.state;
      // Without data the screen shows the error itself; after "Load more" it is shown beside the button.
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
