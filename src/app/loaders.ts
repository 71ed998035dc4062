import type { QueryClient } from "@tanstack/react-query";
import { createPath, type LoaderFunction } from "react-router-dom";
import { runtimeConfigQuery } from "../api/runtime-config/runtimeConfigQuery.ts";
import { keepTranslationDebugMode } from "../i18n/locale/translationDebug.ts";
import { paths } from "../paths.ts";
import type { Account, Session } from "../session/createSession.ts";
import { isWindowAt, redirectFrom, replacePage } from "./navigation/redirectFrom.ts";
import { loadCabinetData } from "./screenQueries.ts";
import type { Guard } from "./screens.ts";

/** The loaders of the guards. The router starts the loaders of a screen and of its layout in parallel. */
export function createGuardLoaders(
  queryClient: QueryClient,
  session: Session,
): Record<Guard, LoaderFunction> {
  return {
    /** Without credentials the screens open at once, and show an error if the configuration cannot be loaded. */
    anonymous: async ({ request }) => {
      if (!session.credentials.exist()) {
        void queryClient.prefetchQuery(runtimeConfigQuery());
        return null;
      }
      const [{ account }] = await Promise.all([
        session.ensureChecked(),
        queryClient.ensureQueryData(runtimeConfigQuery()),
      ]);
      if (!account) return null;
      return redirectFrom(request, keepTranslationDebugMode(paths.projects, new URL(request.url).search));
    },

    /** The screens open even if notifications or campaigns could not be loaded. */
    signedIn: async ({ request }) => {
      // In parallel: if the configuration fails during the check, the loader fails, and no rejection is unhandled.
      const [account] = await Promise.all([requireSignedIn(session, request), loadCabinetData(session)]);
      return account;
    },

    none: () => queryClient.ensureQueryData(runtimeConfigQuery()),

    everybody: async () => {
      const config = queryClient.ensureQueryData(runtimeConfigQuery());
      await Promise.all([config, session.ensureChecked()]);
      return null;
    },

    /**
     * Removes the identity provider's response from the URL first, so that no other code reads it. The page with the response
     * leaves the history, since the response works only once.
     */
    signInReturn: async () => {
      const returnUrl = new URL(location.href);
      history.replaceState(history.state, "", keepTranslationDebugMode(paths.authorization));
      const [{ returnFromProvider }] = await Promise.all([
        import("../session/sign-in/completeSignIn.ts"),
        queryClient.ensureQueryData(runtimeConfigQuery()),
      ]);
      return replacePage(await returnFromProvider(session, returnUrl));
    },
  };
}

/**
 * The visitor's account. Redirects anonymous visitors to sign in and back to the URL of the request. Throws a `RequestError`
 * instead if the services rejected new tokens, since a sign-in would bring more of the same kind.
 */
async function requireSignedIn(session: Session, request: Request): Promise<Account> {
  const { account, tokenError } = await session.ensureChecked();
  if (account) return account;
  if (tokenError) throw tokenError;
  return startSignIn(session, request.url);
}

/**
 * Redirects from a page of the portal to the identity provider, and back after signing in. If the page is the window's current
 * entry, it leaves the history: Back from the provider would only lead to the provider again. Never resolves.
 */
export function startSignIn(session: Session, pageUrl: string): Promise<never> {
  const replace = isWindowAt(pageUrl);
  // The URL of a request has no hash.
  const backUrl = createPath(replace ? location : new URL(pageUrl, location.origin));
  return session.redirectToSignIn({ backUrl, replace });
}
