import { RequestError } from "#api/errors.ts";
import { paths } from "#paths.ts";
import type { Session } from "#session/createSession.ts";
import { completeSignIn } from "#session/sign-in/completeSignIn.ts";

/**
 * Completes the sign-in of a return from the identity provider, and returns the path to go to. Throws a `RequestError` if the
 * sign-in failed or the services do not accept the new tokens.
 */
export async function returnFromProvider(session: Session, returnUrl: URL): Promise<string> {
  const outcome = await completeSignIn(session, returnUrl);
  if (outcome.kind === "cancelled") return paths.introduction;
  if (outcome.kind === "alreadySignedIn") return paths.projects;
  const { backUrl } = outcome;
  const checked = await session.check();
  if (!checked.account) {
    // For another sign-in.
    if (backUrl) session.credentials.write({ backUrl });
    throw checked.rejection ?? new RequestError("signInNotAccepted", "The new id token has expired.");
  }
  session.queryClient.setQueryData(session.query.queryKey, { ...checked, justAuthorized: true });
  return backUrl ?? paths.projects;
}
