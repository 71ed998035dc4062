import { type QueryClient, type QueryFilters, queryOptions, useQuery } from "@tanstack/react-query";
import { isUnauthorized, requireFound, TokenRejectedError } from "../api/errors.ts";
import { requestMainApi } from "../api/graphqlClient.ts";
import { checkSession } from "../api/restClient.ts";
import { ShowAccountDocument, type ShowAccountQuery } from "./account.generated.ts";
import { hasCredentials, removeTokens } from "./tokens/credentialStore.ts";

/** The account of the signed-in customer. */
export type Account = NonNullable<ShowAccountQuery["showAccount"]>;

export interface Session {
  /** Null for an anonymous visitor. */
  account: Account | null;
  /** True from a sign-in until the page is reloaded. */
  justAuthorized: boolean;
  /** Why a visitor with new tokens is anonymous. Signing in again without a choice of the visitor would not help. */
  rejection?: TokenRejectedError;
  /** Leaves the portal, once the customer has signed out. */
  leave?: () => Promise<void>;
}

export interface AuthState extends Session {
  /** False until the first session check has ended. */
  initialized: boolean;
}

const anonymousSession: Session = { account: null, justAuthorized: false };

/** The session check: `/api/auth/me` and `showAccount` in parallel. Without credentials no request is sent. */
export function sessionQuery() {
  return queryOptions({
    queryKey: ["session"],
    queryFn: async ({ signal }): Promise<Session> => {
      if (!hasCredentials()) return anonymousSession;
      try {
        const [, { showAccount }] = await Promise.all([
          checkSession(signal),
          requestMainApi(ShowAccountDocument, {}, { signal }),
        ]);
        return { account: requireFound(showAccount, "The account"), justAuthorized: false };
      } catch (error) {
        const rejection = error instanceof TokenRejectedError ? error : undefined;
        if (!rejection && !isUnauthorized(error)) throw error;
        removeTokens();
        return { ...anonymousSession, ...(rejection && { rejection }) };
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Checks the session again, even if the cached one is fresh. */
export function refetchSession(queryClient: QueryClient): Promise<Session> {
  return queryClient.fetchQuery({ ...sessionQuery(), staleTime: 0 });
}

/** Matches the queries with data of the signed-in customer. */
export const accountDataFilter: QueryFilters = { predicate: ({ meta }) => meta?.isAccountData === true };

/** Makes the visitor anonymous and removes the customer's tokens and data. */
export function clearSession(queryClient: QueryClient): void {
  removeTokens();
  queryClient.removeQueries(accountDataFilter);
  queryClient.setQueryData(sessionQuery().queryKey, anonymousSession);
}

export function useAuthState(): AuthState {
  const { data } = useQuery(sessionQuery());
  return { ...(data ?? anonymousSession), initialized: data !== undefined };
}
