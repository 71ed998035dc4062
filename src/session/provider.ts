/**
 * Everything said to the sign-in provider. This module brings `openid-client` along: import it lazily.
 */
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  useCodeIdTokenResponseType as expectCodeAndIdToken,
  None,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  refreshTokenGrant,
  type TokenEndpointResponse,
} from "openid-client";
import { isRecord, readJson } from "../api/httpError.ts";
import { paths } from "../paths.ts";
import { claimsOf } from "./idTokenClaims.ts";
import { policyAddress } from "./signIn.ts";
import type { SignInSettings } from "./signInSettings.ts";

/** A sign-in attempt: where to go, and the secrets by which its answer is recognised. */
export interface Attempt {
  address: string;
  codeVerifier: string;
  state: string;
  nonce: string;
}

/** Prepares a visit to one of the provider's policies with fresh secrets. */
export async function prepareAttempt(
  settings: SignInSettings,
  policy: string,
  uiLocale: string,
): Promise<Attempt> {
  const codeVerifier = randomPKCECodeVerifier();
  const state = randomState();
  const nonce = randomNonce();
  const config = configuration(settings, policy);
  expectCodeAndIdToken(config);
  const address = buildAuthorizationUrl(config, {
    redirect_uri: new URL(paths.authorization, location.origin).href,
    scope: "openid offline_access",
    response_mode: "fragment",
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
    state,
    nonce,
    ui_locales: uiLocale,
  });
  return { address: address.href, codeVerifier, state, nonce };
}

/** Exchanges the code in the provider's answer for tokens. `answer` is the address it came to, with its hash. */
export async function exchangeCode(
  settings: SignInSettings,
  answer: URL,
  { codeVerifier, state, nonce }: Omit<Attempt, "address">,
): Promise<TokenEndpointResponse> {
  const metadata = new URL(
    `${policyAddress(settings, settings.policyIds.signIn)}/v2.0/.well-known/openid-configuration`,
  );
  const config = await discovery(metadata, settings.clientId, undefined, None(), {
    execute: isLoopback(metadata) ? [allowInsecureRequests] : [],
    [customFetch]: fetchWithAccessToken,
  });
  expectCodeAndIdToken(config);
  return authorizationCodeGrant(config, answer, {
    pkceCodeVerifier: codeVerifier,
    expectedState: state,
    expectedNonce: nonce,
  });
}

/** Asks for new tokens. The issuer is known from the id token that was verified at sign-in. */
export function refreshTokens(
  settings: SignInSettings,
  refreshToken: string,
  idToken: string,
): Promise<TokenEndpointResponse> {
  const config = configuration(settings, settings.policyIds.signIn, claimsOf(idToken).iss);
  return refreshTokenGrant(config, refreshToken);
}

function configuration(settings: SignInSettings, policy: string, issuer?: string): Configuration {
  const base = policyAddress(settings, policy);
  const config = new Configuration(
    {
      issuer: issuer ?? `${base}/v2.0/`,
      authorization_endpoint: `${base}/oauth2/v2.0/authorize`,
      token_endpoint: `${base}/oauth2/v2.0/token`,
      jwks_uri: `${base}/discovery/v2.0/keys`,
    },
    settings.clientId,
    undefined,
    None(),
  );
  if (isLoopback(new URL(base))) allowInsecureRequests(config);
  config[customFetch] = fetchWithAccessToken;
  return config;
}

/** Plain HTTP is for backends on this machine alone. */
function isLoopback({ hostname }: URL): boolean {
  return hostname === "localhost" || hostname === "127.0.0.1" || hostname.endsWith(".localhost");
}

/**
 * For these scopes the provider sends no `access_token`, which `openid-client` insists on. The id token takes its place
 * in the answer that the library reads; nothing uses it.
 */
const fetchWithAccessToken: CustomFetch = async (url, options) => {
  const { body, signal } = options;
  const response = await fetch(url, {
    ...options,
    body: body instanceof URLSearchParams || typeof body === "string" ? body : null,
    signal: signal ?? null,
  });
  if (!response.ok || options.method !== "POST") return response;
  const answer = await readJson(response.clone());
  if (!isRecord(answer) || answer["access_token"] !== undefined) return response;
  const { id_token, id_token_expires_in } = answer;
  return Response.json({ ...answer, access_token: id_token, expires_in: Number(id_token_expires_in) });
};

/**
 * Whether a call failed because the provider was not reached or failed on its own side. An answer that is not JSON is
 * not the provider's word either, but that of something in between.
 */
export function isProviderUnreachable(error: unknown): boolean {
  if (isUnanswered(error)) return true;
  if (error instanceof ResponseBodyError) return error.status >= 500;
  return (
    error instanceof ClientError && (error.code === "OAUTH_PARSE_ERROR" || error.cause instanceof Response)
  );
}

/** Whether no answer came at all. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof ClientError && error.code === "OAUTH_TIMEOUT");
}
