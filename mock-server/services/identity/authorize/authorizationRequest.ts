import {
  createMissingParameterError,
  createProviderError,
  type ProviderError,
} from "#rules/providerErrors.ts";

/** The portal's request: the hybrid flow with PKCE, which responds in the fragment. */
export interface AuthorizationRequest {
  nonce: string;
  codeChallenge: string;
  /** Whether the page is shown even if single sign-on applies. */
  requiresLogin: boolean;
}

/** Returns an error for a request that B2C would reject, or whose response the portal could not use. */
export function parseAuthorizationRequest(query: URLSearchParams): AuthorizationRequest | ProviderError {
  const responseType = query.get("response_type")?.split(" ").toSorted().join(" ");
  if (!responseType) return createMissingParameterError("response_type");
  if (responseType !== "code id_token") {
    return createProviderError(responseType.includes("token") ? "AADB2C90057" : "AADB2C90013");
  }
  if ((query.get("response_mode") ?? "fragment") !== "fragment") return createProviderError("AADB2C90014");

  // Without `offline_access`, B2C would issue no refresh token.
  const scope = query.get("scope")?.split(" ") ?? [];
  if (!scope.includes("openid") || !scope.includes("offline_access")) {
    const text = "The request does not contain a scope parameter with 'openid' and 'offline_access'.";
    return createProviderError("AADB2C90010", text);
  }
  const nonce = query.get("nonce");
  if (!nonce) return createMissingParameterError("nonce");

  const codeChallenge = query.get("code_challenge") ?? "";
  // A SHA-256 hash in base64url has 43 characters.
  if (!/^[\w-]{43}$/.test(codeChallenge) || query.get("code_challenge_method") !== "S256") {
    return createProviderError("AADB2C99059");
  }
  const prompt = query.get("prompt");
  if (prompt !== null && prompt !== "login") return createProviderError("AADB2C90043");
  return { nonce, codeChallenge, requiresLogin: prompt === "login" };
}
