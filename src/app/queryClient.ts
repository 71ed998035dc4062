import { MutationCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import { isRetryable, RequestError } from "../api/errors.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** The data are not the customer's: they stay when the session ends and removes all other data. */
      isPublic?: boolean;
      /** The screen shows completely without waiting for these data. */
      isSecondary?: boolean;
    };
    mutationMeta: {
      /** Queries that a successful mutation makes stale. */
      invalidates?: readonly QueryKey[];
      /** A toast shows the error, since the screen does not. */
      toast?: boolean;
    };
  }
}

const maxRetries = 2;

export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, { meta }) => {
        for (const queryKey of meta?.invalidates ?? []) void invalidate(queryClient, queryKey);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < maxRetries && isRetryable(error),
        retryDelay: getRetryDelay,
      },
      // Without a network a mutation fails at once, so that the visitor sees it and can try again.
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return queryClient;
}

/** The delay before a retry in milliseconds: one second, then two, or longer if the service asks for more. */
function getRetryDelay(failures: number, error: Error): number {
  const requested = error instanceof RequestError ? error.retryAfterMs : 0;
  return Math.max(1000 * 2 ** failures, requested);
}

/** Cancels pending requests first: their responses may be older than the mutation and would make the data count as fresh. */
async function invalidate(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}
