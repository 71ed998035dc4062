import type { ResponseStubs } from "../network/fakeService.ts";
import { renderPortal } from "../rendering/renderPortal.tsx";
import { customerResponses } from "../samples/sampleProjects.ts";
import {
  createCallbackUrl,
  createProviderResponses,
  createTokenResponse,
  tokenPath,
} from "./fakeIdentityProvider.ts";
import { redirectToProvider } from "./loadSessionPage.ts";

/** Renders the portal at the return URL of a successful sign-in. */
export async function returnFromProvider(
  backUrl?: string,
  responses: ResponseStubs = {},
  tokenChanges: Record<string, unknown> = {},
) {
  const { attempt } = await redirectToProvider(backUrl);
  const tokens = await createTokenResponse({ nonce: attempt.searchParams.get("nonce") });
  const { pathname, hash } = await createCallbackUrl(attempt);
  return renderPortal(pathname + hash, {
    ...customerResponses,
    ...(await createProviderResponses()),
    [tokenPath]: () => ({ ...tokens, ...tokenChanges }),
    ...responses,
  });
}
