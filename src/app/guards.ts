import type { QueryClient } from "@tanstack/react-query";
import { TokenRejectedError } from "../api/errors.ts";
import { runtimeConfigQuery } from "../api/runtime-config/runtimeConfigQuery.ts";
import { getActiveLocale } from "../i18n/locale/activeLocale.ts";
import { type Account, refetchSession, sessionQuery } from "../session/sessionQuery.ts";
import { redirectToSignIn } from "../session/sign-in/redirectToSignIn.ts";
import { writeCredentials } from "../session/tokens/credentialStore.ts";

/**
 * The visitor's account. Redirects anonymous visitors to sign in and back to the URL of the request. Throws a
 * `TokenRejectedError` instead if the services rejected new tokens, as the visitor would return with others of that kind.
 */
export async function requireSignedIn(queryClient: QueryClient, request: Request): Promise<Account> {
  const { account, rejection } = await queryClient.ensureQueryData(sessionQuery());
  if (account) return account;
  if (rejection) throw rejection;
  return startSignIn(queryClient, getBackUrl(request));
}

/**
 * Checks the session after a sign-in. Throws a `TokenRejectedError` if the services do not accept the new tokens, and keeps
 * the back URL for another sign-in.
 */
export async function requireAccount(queryClient: QueryClient, backUrl: string | undefined): Promise<void> {
  const { account, rejection } = await refetchSession(queryClient);
  if (account) return;
  if (backUrl) writeCredentials({ backUrl });
  throw rejection ?? new TokenRejectedError("it has expired");
}

/** Redirects to the identity provider. Never resolves. */
export async function startSignIn(queryClient: QueryClient, backUrl: string): Promise<never> {
  const { signIn } = await queryClient.ensureQueryData(runtimeConfigQuery());
  return redirectToSignIn({ settings: signIn, backUrl, uiLocale: getActiveLocale().locale });
}

/** A request has no hash. At the first navigation its hash is that of the window. */
function getBackUrl(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const isFirstNavigation = pathname === location.pathname && search === location.search;
  return `${pathname}${search}${isFirstNavigation ? location.hash : ""}`;
}
