/** The client of the identity provider. Imported with `import()` only, because `openid-client` is large. */
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientMetadata,
  Configuration,
  calculatePKCECodeChallenge,
  clockSkew,
  clockTolerance,
  customFetch,
  discovery,
  useCodeIdTokenResponseType as expectCodeAndIdToken,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  refreshTokenGrant,
  type TokenEndpointResponse,
} from "openid-client";
import { RequestError } from "#api/errors.ts";
import { getRequestedLocale } from "#i18n/locale/activeLocale.ts";
import { paths } from "#paths.ts";
import { type CredentialStore, nowInSeconds } from "../tokens/credentialStore.ts";
import { parseIdTokenClaims } from "../tokens/idTokenClaims.ts";
import { createTokenError } from "../tokens/tokenFailure.ts";
import { getSafeBackUrl } from "./getSafeBackUrl.ts";
import { leavePage } from "./leavePage.ts";
import { describeTokenFailure, fetchWithPlaceholderAccessToken } from "./openidClient.ts";
import { requireStored, type SignInSecrets, startAttempt } from "./signInAttempts.ts";
import { getPolicyUrl, type Provider, type SignInRedirect, type SignInSettings } from "./signInSettings.ts";

export { describeTokenFailure };

/** The longest wait for the provider after a press of the button. */
const startTimeoutSeconds = 5;
const defaultTimeoutSeconds = 30;

/**
 * Stores new secrets, and leaves the portal for the authorization URL of the policy: never resolves. Throws a `RequestError` if
 * the browser lacks cryptography or storage, or if the provider does not respond, as the redirect would end on an error page
 * outside the portal.
 */
export async function startRedirect(
  { credentials, provider }: { credentials: CredentialStore; provider: Provider },
  { policy: policyName = "signIn", prompt, backUrl, replace = false }: SignInRedirect,
): Promise<never> {
  if (!("subtle" in crypto)) {
    throw new RequestError("signInNotStarted", "Browsers allow sign-in only at localhost or by https.");
  }
  const settings = await provider.getSettings();
  const policy = settings.policyIds[policyName];
  const codeVerifier = randomPKCECodeVerifier();
  const state = randomState();
  const nonce = randomNonce();
  await discoverProvider(settings, policy, startTimeoutSeconds).catch((error: unknown) => {
    throw createTokenError(describeTokenFailure(error), "signInNotStarted");
  });
  const config = createConfiguration(settings, policy);
  expectCodeAndIdToken(config);
  const url = buildAuthorizationUrl(config, {
    redirect_uri: getRedirectUri(),
    scope: "openid offline_access",
    response_mode: "fragment",
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
    state,
    nonce,
    ui_locales: getRequestedLocale(),
    ...(prompt && { prompt }),
  });
  const secrets = { codeVerifier, state, nonce };
  startAttempt(credentials, secrets, getSafeBackUrl(backUrl ?? null, location.origin));
  requireStored(secrets);
  leavePage(url.href, { replace: replace || location.pathname === paths.authorization });
  return new Promise<never>(() => {});
}

/** Exchanges the authorization code for tokens. `returnUrl` has the provider's response in its hash. */
export async function redeemCode(
  settings: SignInSettings,
  returnUrl: URL,
  { codeVerifier, state, nonce }: SignInSecrets,
): Promise<TokenEndpointResponse> {
  const idToken = new URLSearchParams(returnUrl.hash.slice(1)).get("id_token") ?? "";
  const config = await discoverProvider(
    settings,
    settings.policyIds.signIn,
    defaultTimeoutSeconds,
    createClock(idToken),
  );
  return authorizationCodeGrant(config, returnUrl, {
    pkceCodeVerifier: codeVerifier,
    expectedState: state,
    expectedNonce: nonce,
  });
}

async function discoverProvider(
  settings: SignInSettings,
  policy: string,
  timeout: number,
  clock: Partial<ClientMetadata> = {},
): Promise<Configuration> {
  const url = new URL(`${getPolicyUrl(settings, policy)}/v2.0/.well-known/openid-configuration`);
  const config = await discovery(url, settings.clientId, clock, None(), {
    execute: isLoopback(url) ? [allowInsecureRequests] : [],
    [customFetch]: fetchWithPlaceholderAccessToken,
    timeout,
  });
  expectCodeAndIdToken(config);
  return config;
}

/** Exchanges the refresh token for new tokens. The issuer comes from the id token that was verified at sign-in. */
export function redeemRefreshToken(
  settings: SignInSettings,
  refreshToken: string,
  idToken: string,
): Promise<TokenEndpointResponse> {
  const config = createConfiguration(settings, settings.policyIds.signIn, parseIdTokenClaims(idToken).iss);
  return refreshTokenGrant(config, refreshToken, { redirect_uri: getRedirectUri() });
}

function getRedirectUri(): string {
  return new URL(paths.authorization, location.origin).href;
}

/**
 * The clock for verifying the tokens of a sign-in: the issue time in the response's id token, since the visitor's clock may be
 * wrong by days. The nonce proves that the response is new.
 */
function createClock(idToken: string): Partial<ClientMetadata> {
  const { iat = nowInSeconds() } = parseIdTokenClaims(idToken);
  return { [clockSkew]: iat - nowInSeconds(), [clockTolerance]: 600 };
}

function createConfiguration(settings: SignInSettings, policy: string, issuer?: string): Configuration {
  const policyUrl = getPolicyUrl(settings, policy);
  const config = new Configuration(
    {
      issuer: issuer ?? `${policyUrl}/v2.0/`,
      authorization_endpoint: `${policyUrl}/oauth2/v2.0/authorize`,
      token_endpoint: `${policyUrl}/oauth2/v2.0/token`,
      jwks_uri: `${policyUrl}/discovery/v2.0/keys`,
    },
    settings.clientId,
    // An id token straight from the provider is new, regardless of the visitor's clock.
    { [clockTolerance]: Number.MAX_SAFE_INTEGER },
    None(),
  );
  if (isLoopback(new URL(policyUrl))) allowInsecureRequests(config);
  config[customFetch] = fetchWithPlaceholderAccessToken;
  return config;
}

/** Only a provider on the same machine may use plain HTTP. */
function isLoopback({ hostname }: URL): boolean {
  return hostname === "localhost" || hostname === "127.0.0.1" || hostname.endsWith(".localhost");
}
