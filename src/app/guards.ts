import type { QueryClient } from "@tanstack/react-query";
import { runtimeConfigQuery } from "../api/runtime-config/runtimeConfigQuery.ts";
import { getActiveLocale } from "../i18n/locale/activeLocale.ts";
import { type Account, sessionQuery } from "../session/sessionQuery.ts";
import { redirectToSignIn } from "../session/sign-in/redirectToSignIn.ts";
import { isWindowAt } from "./navigation/redirectFrom.ts";

/**
 * The visitor's account. Redirects anonymous visitors to sign in and back to the URL of the request. Throws a
 * `TokenRejectedError` instead if the services rejected new tokens, as the visitor would return with others of that kind.
 */
export async function requireSignedIn(queryClient: QueryClient, request: Request): Promise<Account> {
  const { account, rejection } = await queryClient.ensureQueryData(sessionQuery());
  if (account) return account;
  if (rejection) throw rejection;
  return startSignIn(queryClient, request.url);
}

/**
 * Redirects from a page of the portal to the identity provider, and back after signing in. If the window is on the page, the
 * page leaves the history: Back from the provider would only lead to the provider again. Never resolves.
 */
export async function startSignIn(queryClient: QueryClient, pageUrl: string): Promise<never> {
  const { signIn } = await queryClient.ensureQueryData(runtimeConfigQuery());
  const replace = isWindowAt(pageUrl);
  // The URL of a request has no hash.
  const { pathname, search, hash } = replace ? location : new URL(pageUrl, location.origin);
  const backUrl = pathname + search + hash;
  return redirectToSignIn({ settings: signIn, backUrl, uiLocale: getActiveLocale().locale, replace });
}
