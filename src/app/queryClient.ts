import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isTemporary } from "../api/send.ts";
import { reportError } from "./reportError.ts";

const retries = 2;

/**
 * The cache of everything loaded. Reported as a toast is what no screen shows: a query that fails beside older data, and
 * an action that fails, unless its mutation says by `meta: { ownErrors: true }` that its screen tells of it.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const { data, fetchMeta } = query.state;
        // A page that was asked for by "Load more" fails beside that button.
        if (data !== undefined && !fetchMeta?.fetchMore) reportError(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, { meta }) => {
        if (meta?.["ownErrors"] !== true) reportError(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < retries && isTemporary(error),
      },
      // Without a network an action fails at once and can be tried again, rather than wait unseen.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
