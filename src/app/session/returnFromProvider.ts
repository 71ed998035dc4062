import type { QueryClient } from "@tanstack/react-query";
import { TokenRejectedError } from "../../api/errors.ts";
import { getActiveLocale } from "../../i18n/locale/activeLocale.ts";
import { paths } from "../../paths.ts";
import { refetchSession, sessionQuery } from "../../session/sessionQuery.ts";
import { completeSignIn } from "../../session/sign-in/completeSignIn.ts";
import type { SignInSettings } from "../../session/sign-in/signInSettings.ts";
import { writeCredentials } from "../../session/tokens/credentialStore.ts";

/**
 * Completes the sign-in of a return from the identity provider, and returns the path to go to. Throws a `PortalError` if the
 * sign-in failed or the services do not accept the new tokens.
 */
export async function returnFromProvider(
  queryClient: QueryClient,
  settings: SignInSettings,
  returnUrl: URL,
): Promise<string> {
  const outcome = await completeSignIn(settings, returnUrl, getActiveLocale().locale);
  if (outcome.kind === "cancelled") return paths.introduction;
  if (outcome.kind === "alreadySignedIn") return paths.projects;
  const { backUrl } = outcome;
  const session = await refetchSession(queryClient);
  if (!session.account) {
    // For another sign-in.
    if (backUrl) writeCredentials({ backUrl });
    throw session.rejection ?? new TokenRejectedError("it has expired");
  }
  queryClient.setQueryData(sessionQuery().queryKey, { ...session, justAuthorized: true });
  return backUrl ?? paths.projects;
}
