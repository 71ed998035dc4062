import { fakeService } from "../network/fakeService.ts";
import {
  createCallbackUrl,
  createProviderResponses,
  createTokenResponse,
  tokenPath,
} from "./fakeIdentityProvider.ts";
import { redirectToProvider } from "./loadSessionPage.ts";

interface TestSignIn {
  backUrl?: string;
  /** Claims of both id tokens: that of the return URL and that of the token response. */
  claims?: Record<string, unknown>;
  /** Replaces fields of the token response. */
  fields?: Record<string, unknown>;
}

/** Starts a sign-in that the provider completes: `complete(returnUrl)` exchanges the code. */
export async function startTestSignIn({ backUrl, claims, fields }: TestSignIn = {}) {
  const visit = await redirectToProvider(backUrl);
  const nonce = visit.attempt.searchParams.get("nonce");
  const tokens = { ...(await createTokenResponse({ nonce, ...claims })), ...fields };
  const service = fakeService({
    ...(await createProviderResponses()),
    [tokenPath]: () => tokens,
  });
  return { ...visit, ...service, tokens, returnUrl: await createCallbackUrl(visit.attempt, claims) };
}
