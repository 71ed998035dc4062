import { type QueryClient, type QueryFilters, queryOptions } from "@tanstack/react-query";
import { isUnauthorized, requireFound, TokenRejectedError } from "../api/errors.ts";
import { requestMainApi } from "../api/graphqlClient.ts";
import { checkSession } from "../api/restClient.ts";
import { runtimeConfigQuery } from "../api/runtime-config/runtimeConfigQuery.ts";
import { ShowAccountDocument, type ShowAccountQuery } from "./account.generated.ts";
import type { Provider, SignInRedirect } from "./sign-in/signInSettings.ts";
import {
  type CredentialStore,
  createCredentialStore,
  refreshMarginSeconds,
} from "./tokens/credentialStore.ts";

/** The account of the signed-in customer. */
export type Account = NonNullable<ShowAccountQuery["showAccount"]>;

/** The result of a session check. */
export interface CheckedSession {
  /** Null for an anonymous visitor. */
  account: Account | null;
  /** True from a sign-in until the page is reloaded. */
  justAuthorized: boolean;
  /** Why a visitor with tokens is anonymous. Signing in again without a choice of the visitor would not help. */
  rejection?: TokenRejectedError | undefined;
}

export const anonymousSession: CheckedSession = { account: null, justAuthorized: false };

/** Matches the queries with data of the signed-in customer. */
export const accountDataFilter: QueryFilters = { predicate: ({ meta }) => meta?.isAccountData === true };

interface SessionOptions {
  queryClient: QueryClient;
  credentials?: CredentialStore | undefined;
  /** By default the one of the country's configuration. */
  provider?: Provider;
}

export type Session = ReturnType<typeof createSession>;

/** The session of a page: who the visitor is, by which token, and the ways to the identity provider. */
export function createSession({
  queryClient,
  credentials = createCredentialStore(),
  provider = { getSettings: async () => (await queryClient.ensureQueryData(runtimeConfigQuery())).signIn },
}: SessionOptions) {
  let refreshing: Promise<string | null> | undefined;
  let redirecting: Promise<never> | undefined;

  /** The session check: `/api/auth/me` and `showAccount` in parallel. Without credentials no request is sent. */
  const query = queryOptions({
    queryKey: ["session"],
    queryFn: async ({ signal }): Promise<CheckedSession> => {
      if (!credentials.exist()) return anonymousSession;
      try {
        const [, { showAccount }] = await Promise.all([
          checkSession(signal),
          requestMainApi(ShowAccountDocument, {}, { signal }),
        ]);
        return { account: requireFound(showAccount, "The account"), justAuthorized: false };
      } catch (error) {
        // The tokens stay: without them the next page would lead to the provider, which would issue others of that kind.
        if (error instanceof TokenRejectedError) return { ...anonymousSession, rejection: error };
        if (!isUnauthorized(error)) throw error;
        credentials.removeTokens();
        return anonymousSession;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

  const getChecked = () => queryClient.getQueryData(query.queryKey);

  /** Refreshes once for any number of requests of this tab. */
  function refreshOnce(rejectedToken: string | undefined): Promise<string | null> {
    refreshing ??= import("./tokens/refreshInOneTab.ts")
      .then(({ refreshInOneTab }) => refreshInOneTab({ credentials, provider }, rejectedToken))
      .finally(() => {
        refreshing = undefined;
      });
    return refreshing;
  }

  return {
    queryClient,
    credentials,
    provider,
    query,

    /** What to do when a service rejects the token, once there are screens: see `ApiConfig`. */
    onExpired: undefined as (() => void) | undefined,
    onTokenRejected: undefined as (() => void) | undefined,

    /** Leaves the portal again, once the customer has signed out. */
    leave: undefined as (() => Promise<void>) | undefined,

    getChecked,

    /** Whether the visitor may be signed in, as far as it is known. */
    mayBeSignedIn: () => credentials.exist() && !getChecked()?.rejection,

    ensureChecked: () => queryClient.ensureQueryData(query),

    /** Checks the session again, even if the checked one is fresh. */
    check: () => queryClient.fetchQuery({ ...query, staleTime: 0 }),

    /** Makes the visitor anonymous and removes the customer's tokens and data. */
    clear(): void {
      credentials.removeTokens();
      queryClient.removeQueries(accountDataFilter);
      queryClient.setQueryData(query.queryKey, anonymousSession);
    },

    /** A valid id token, refreshed if it has expired; null for a visitor who is not signed in. */
    async getIdToken(): Promise<string | null> {
      if (credentials.isValid("idTokenExpiresAt", refreshMarginSeconds)) return credentials.read("idToken");
      return credentials.exist() ? refreshOnce(undefined) : null;
    },

    /** An id token other than the one that a service rejected; null if the session has expired. */
    refreshIdToken: (rejectedToken: string) => refreshOnce(rejectedToken),

    /**
     * Redirects to the identity provider. Never resolves, because the page is about to unload. Calls made until then share the
     * first redirect, so that many failing requests cause only one.
     */
    redirectToSignIn(redirect: SignInRedirect = {}): Promise<never> {
      redirecting ??= import("./sign-in/identityProvider.ts")
        .then(({ startRedirect }) => startRedirect({ credentials, provider }, redirect))
        .catch((error: unknown) => {
          redirecting = undefined;
          throw error;
        });
      return redirecting;
    },
  };
}
