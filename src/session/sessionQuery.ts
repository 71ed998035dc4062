import { type QueryClient, type QueryFilters, queryOptions, useQuery } from "@tanstack/react-query";
import { isUnauthorized, requireFound } from "../api/errors.ts";
import { ShowAccountDocument, type ShowAccountQuery } from "../api/generated/main/graphql.ts";
import { requestMainApi } from "../api/graphqlClient.ts";
import { checkSession } from "../api/restClient.ts";
import { removeTokens } from "./credentialStore.ts";
import { hasCredentials } from "./tokens.ts";

/** Who is signed in; null for an anonymous visitor. */
export type Account = NonNullable<ShowAccountQuery["showAccount"]>;

export interface Session {
  account: Account | null;
  /** True from a sign-in until the page is loaded anew. */
  justAuthorized: boolean;
}

/** The session as screens see it. */
export interface AuthState extends Session {
  /** False until the first session check has ended. */
  initialized: boolean;
}

const anonymous: Session = { account: null, justAuthorized: false };

/** The session check: `/api/auth/me` and `showAccount` together. Without credentials nobody is asked. */
export function sessionQuery() {
  return queryOptions({
    queryKey: ["session"],
    queryFn: async ({ signal }): Promise<Session> => {
      if (!hasCredentials()) return anonymous;
      try {
        const [, { showAccount }] = await Promise.all([
          checkSession(signal),
          requestMainApi(ShowAccountDocument, {}, { signal }),
        ]);
        return { account: requireFound(showAccount, "The account"), justAuthorized: false };
      } catch (error) {
        if (!isUnauthorized(error)) throw error;
        removeTokens();
        return anonymous;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Checks the session anew, whatever is known of it. */
export function recheckSession(queryClient: QueryClient): Promise<Session> {
  return queryClient.fetchQuery({ ...sessionQuery(), staleTime: 0 });
}

/** Marks the visitor as one who has just signed in. */
export function markJustAuthorized(queryClient: QueryClient): void {
  queryClient.setQueryData(
    sessionQuery().queryKey,
    (session) => session && { ...session, justAuthorized: true },
  );
}

/** Filters what was loaded for the account. */
export const ofAccount: QueryFilters = { predicate: ({ meta }) => meta?.["ofAccount"] === true };

/** Marks the visitor as anonymous and forgets what was loaded for the account. */
export function markSignedOut(queryClient: QueryClient): void {
  removeTokens();
  queryClient.removeQueries(ofAccount);
  queryClient.setQueryData(sessionQuery().queryKey, anonymous);
}

export function useAuthState(): AuthState {
  const { data } = useQuery(sessionQuery());
  return { ...(data ?? anonymous), initialized: data !== undefined };
}
