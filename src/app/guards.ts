import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "react-router-dom";
import { runtimeConfigQuery } from "../api/runtimeConfigQuery.ts";
import { activeLocale } from "../i18n/localeStore.ts";
import { paths } from "../paths.ts";
import { type Account, sessionQuery } from "../session/sessionQuery.ts";
import { goToSignIn } from "../session/signIn.ts";

/** The account of the visitor. An anonymous one leaves for the provider and comes back to the address asked for. */
export async function requireSignedIn(queryClient: QueryClient, request: Request): Promise<Account> {
  const { account } = await queryClient.ensureQueryData(sessionQuery());
  if (account) return account;
  return leaveForSignIn(queryClient, backAddressOf(request));
}

/** Sends a visitor who is signed in already to the project list. */
export async function sendSignedInToProjects(queryClient: QueryClient): Promise<void> {
  const { account } = await queryClient.ensureQueryData(sessionQuery());
  if (account) throw redirect(paths.projects);
}

/** Leaves for the provider's sign-in. Never resolves. */
export async function leaveForSignIn(queryClient: QueryClient, backAddress?: string): Promise<never> {
  const { signIn } = await queryClient.ensureQueryData(runtimeConfigQuery());
  return goToSignIn({ settings: signIn, backAddress, uiLocale: activeLocale().locale });
}

/** The address a navigation leads to. A request knows no hash; on the first navigation the window has it. */
function backAddressOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const isWindow = pathname === location.pathname && search === location.search;
  return `${pathname}${search}${isWindow ? location.hash : ""}`;
}
