import { type QueryClient, type QueryFilters, queryOptions } from "@tanstack/react-query";
import { hasKind, isUnauthorized, type RequestError, requireFound } from "../api/errors.ts";
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
  /** The customer's account; null for an anonymous visitor. */
  account: Account | null;
  /** Whether the visitor has signed in since the last page load. */
  justAuthorized: boolean;
  /** The reason why a visitor with tokens is anonymous. An automatic sign-in would not help. */
  tokenError?: RequestError | undefined;
}

export const anonymousSession: CheckedSession = { account: null, justAuthorized: false };

/** Matches the queries with data of the signed-in customer: all queries that are not public. */
export const accountDataFilter: QueryFilters = { predicate: ({ meta }) => !meta?.isPublic };

/** The reason why a request ends the session: it has expired, or a service did not accept a new token. */
export type SessionEnd = "expired" | "tokenRejected";

interface SessionOptions {
  queryClient: QueryClient;
  credentials?: CredentialStore | undefined;
  /** Default: the country's identity provider. */
  provider?: Provider;
}

export type Session = ReturnType<typeof createSession>;

/** The session of a page: the visitor's account and token, and the redirects to the identity provider. */
export function createSession({
  queryClient,
  credentials = createCredentialStore(),
  provider = { getSettings: async () => (await queryClient.ensureQueryData(runtimeConfigQuery())).signIn },
}: SessionOptions) {
  let refreshing: Promise<string | null> | undefined;
  let redirecting: Promise<never> | undefined;
  let leave: (() => Promise<void>) | undefined;
  const endListeners = new Set<(end: SessionEnd) => void>();

  const query = createSessionQuery(credentials, getIdToken);
  const getChecked = () => queryClient.getQueryData(query.queryKey);

  /** Checks the session again, even if the last check is fresh. */
  const check = () => queryClient.fetchQuery({ ...query, staleTime: 0 });

  /** Tells the screens, once there are any, that a service rejected the customer's token (`ApiConfig`). */
  const reportEnd = (end: SessionEnd) => {
    for (const listener of endListeners) listener(end);
  };

  /** A valid id token, refreshed if it has expired; null for a visitor who is not signed in. */
  async function getIdToken(): Promise<string | null> {
    if (credentials.isValid("idTokenExpiresAt", refreshMarginSeconds)) return credentials.read("idToken");
    return credentials.exist() ? refreshOnce(undefined) : null;
  }

  /** Removes the customer's queries and mutations from the cache. */
  function removeAccountData(): void {
    queryClient.removeQueries(accountDataFilter);
    queryClient.getMutationCache().clear();
  }

  /** Refreshes the token. All requests of this tab share one refresh. */
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

    reportEnd,
    getIdToken,
    check,

    /** Whether the services still accept the customer after one of them has rejected a new token. If not, tells the screens. */
    async confirmAccount(): Promise<boolean> {
      const before = getChecked();
      if (before && !before.account) return false;
      // The query client reports an error of the check itself.
      const checked = await check().catch(() => undefined);
      if (before && checked?.account === null) reportEnd("tokenRejected");
      return checked?.account !== null;
    },

    subscribeToEnd(listener: (end: SessionEnd) => void): () => void {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },

    /** Leaves the portal after the customer has signed out. */
    signOutBy: (leavePortal: () => Promise<void>): Promise<void> => {
      leave = leavePortal;
      return leavePortal();
    },

    /** Redirects again if the customer has signed out; undefined otherwise. */
    repeatSignOut: () => leave?.(),

    getChecked,

    /** Whether the visitor may be signed in, before or after the session check. */
    mayBeSignedIn: () => credentials.exist() && !getChecked()?.tokenError,

    ensureChecked: () => queryClient.ensureQueryData(query),

    removeAccountData,

    /** Makes the visitor anonymous and removes the customer's tokens and data. */
    clear(): void {
      credentials.removeTokens();
      removeAccountData();
      queryClient.setQueryData(query.queryKey, anonymousSession);
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

/** The session check: `/api/auth/me` and `showAccount` in parallel. Without credentials no request is sent. */
function createSessionQuery(credentials: CredentialStore, getIdToken: () => Promise<string | null>) {
  return queryOptions({
    queryKey: ["session"],
    queryFn: async ({ signal }): Promise<CheckedSession> => {
      if (!credentials.exist()) return anonymousSession;
      try {
        const idToken = await getIdToken();
        const options = { signal, isSessionCheck: true };
        const requestAccount = async () =>
          requireFound((await requestMainApi(ShowAccountDocument, {}, options)).showAccount, "The account");
        const accountRequest = requestAccount();
        accountRequest.catch(() => {});
        await checkSession(signal);
        const account = await accountRequest.catch((error: unknown) => {
          // The portal can name the code that rejected the session check, but not the one that rejected the account.
          const isRefreshed = credentials.read("idToken") !== idToken;
          if (isRefreshed && !isUnauthorized(error) && !hasKind(error, "signInNotAccepted"))
            return requestAccount();
          throw error;
        });
        return { account, justAuthorized: false };
      } catch (error) {
        // The tokens stay: without them the next page would redirect to the provider, which would issue such tokens again.
        if (hasKind(error, "signInNotAccepted")) return { ...anonymousSession, tokenError: error };
        if (!isUnauthorized(error)) throw error;
        credentials.removeTokens();
        return anonymousSession;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isPublic: true },
  });
}
