import { QueryCache, QueryClient } from "@tanstack/react-query";
import { isTemporary } from "../api/send.ts";
import { reportError } from "./reportError.ts";

const retries = 2;

/** The cache of everything loaded. A query that fails while a screen shows older data is reported as a toast. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.state.data !== undefined) reportError(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < retries && isTemporary(error),
      },
      mutations: { retry: false },
    },
  });
}
