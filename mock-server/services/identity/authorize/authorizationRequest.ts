import {
  createMissingParameterError,
  createRedirectUriMismatchError,
  createUnknownClientError,
  type ProviderError,
} from "../../../rules/providerErrors.ts";
import type { World } from "../../../world/world.ts";
import { parseRegisteredUri } from "../redirectUris.ts";
import { clientId, getTenantName } from "../tenants.ts";

type ResponseMode = "fragment" | "query" | "form_post";

/** Where and how the response is sent to the portal. */
export interface RedirectTarget {
  redirectUri: string;
  responseMode: ResponseMode;
  state: string | undefined;
}

export interface AuthorizationRequest {
  redirectTarget: RedirectTarget;
  responseType: "code" | "code id_token";
  nonce: string | undefined;
  codeChallenge: string;
  prompt: string | undefined;
  loginHint: string;
}

type ParsedAuthorizationRequest =
  | { kind: "valid"; request: AuthorizationRequest }
  /** The error is sent to the portal. */
  | { kind: "rejected"; error: ProviderError; redirectTarget: RedirectTarget }
  /** The provider shows the error itself, since client or redirect URI are not registered. */
  | { kind: "untrusted"; error: ProviderError };

/** Validates client and redirect URI first, since they decide where other errors are sent. */
export function parseAuthorizationRequest(query: URLSearchParams, world: World): ParsedAuthorizationRequest {
  const client = query.get("client_id") ?? "";
  if (client.toLowerCase() !== clientId) {
    const missingClientError: ProviderError = {
      error: "invalid_request",
      code: "AADB2C90008",
      text: "The request does not contain a client ID parameter.",
    };
    return {
      kind: "untrusted",
      error: client === "" ? missingClientError : createUnknownClientError(client, getTenantName(world)),
    };
  }
  const redirectUri = parseRegisteredUri(query.get("redirect_uri") ?? "", "/authorization");
  if (redirectUri === undefined) {
    const error = createRedirectUriMismatchError(query.get("redirect_uri") ?? "", clientId);
    return { kind: "untrusted", error };
  }

  const responseType = parseResponseType(query.get("response_type") ?? "");
  const mode = parseResponseMode(query.get("response_mode"), responseType);
  const redirectTarget: RedirectTarget = {
    redirectUri,
    responseMode: typeof mode === "string" ? mode : getDefaultResponseMode(responseType),
    state: query.get("state") ?? undefined,
  };
  const reject = (error: ProviderError): ParsedAuthorizationRequest => ({
    kind: "rejected",
    error,
    redirectTarget,
  });
  if (typeof responseType !== "string") return reject(responseType);
  if (typeof mode !== "string") return reject(mode);

  const nonce = query.get("nonce") || undefined;
  const codeChallenge = query.get("code_challenge") ?? "";
  const prompt = query.get("prompt") ?? undefined;
  const error =
    findScopeError(query.get("scope")) ??
    findNonceError(nonce, responseType) ??
    findChallengeError(codeChallenge, query.get("code_challenge_method")) ??
    findPromptError(prompt);
  if (error !== undefined) return reject(error);

  const loginHint = query.get("login_hint") ?? "";
  return {
    kind: "valid",
    request: { redirectTarget, responseType, nonce, codeChallenge, prompt, loginHint },
  };
}

function parseResponseType(text: string): AuthorizationRequest["responseType"] | ProviderError {
  const parts = text.split(" ").filter((part) => part !== "");
  if (parts.length === 0) return createMissingParameterError("response_type");
  switch (parts.toSorted().join(" ")) {
    case "code":
      return "code";
    case "code id_token":
      return "code id_token";
    default:
  }
  if (parts.every((part) => ["code", "id_token", "token"].includes(part))) {
    return {
      error: "unauthorized_client",
      code: "AADB2C90057",
      text: "The provided application is not configured to allow the 'OAuth' Implicit flow.",
    };
  }
  return {
    error: "unsupported_response_type",
    code: "AADB2C90013",
    text: `The requested response type '${text}' provided in the request is not supported.`,
  };
}

function getDefaultResponseMode(
  responseType: AuthorizationRequest["responseType"] | ProviderError,
): ResponseMode {
  return responseType === "code" ? "query" : "fragment";
}

function parseResponseMode(
  text: string | null,
  responseType: AuthorizationRequest["responseType"] | ProviderError,
): ResponseMode | ProviderError {
  if (text === null) return getDefaultResponseMode(responseType);
  if (text === "fragment" || text === "form_post") return text;
  // Tokens must not be in a query, which logs and referrers contain.
  if (text === "query" && responseType === "code") return text;
  return {
    error: "invalid_request",
    code: "AADB2C90014",
    text: `The requested response mode '${text}' provided in the request is not supported.`,
  };
}

/** Without `offline_access`, B2C would issue no refresh token. */
function findScopeError(scope: string | null): ProviderError | undefined {
  const parts = scope?.split(" ") ?? [];
  if (parts.includes("openid") && parts.includes("offline_access")) return undefined;
  return {
    error: "invalid_request",
    code: "AADB2C90010",
    text: "The request does not contain a scope parameter with 'openid' and 'offline_access'.",
  };
}

/** Only an id token in the front channel needs a nonce, which ties it to the request. */
function findNonceError(
  nonce: string | undefined,
  responseType: AuthorizationRequest["responseType"],
): ProviderError | undefined {
  return nonce === undefined && responseType === "code id_token"
    ? createMissingParameterError("nonce")
    : undefined;
}

function findChallengeError(challenge: string, method: string | null): ProviderError | undefined {
  // A SHA-256 hash in base64url has 43 characters.
  if (!/^[\w-]{43}$/.test(challenge)) {
    return {
      error: "invalid_request",
      code: "AADB2C99059",
      text: "The supplied request must present a code_challenge",
    };
  }
  if (method === "S256") return undefined;
  return {
    error: "invalid_request",
    code: "AADB2C90184",
    text: "The supplied code_challenge_method is not supported. Supported values are S256",
  };
}

function findPromptError(prompt: string | undefined): ProviderError | undefined {
  if (prompt === undefined || ["none", "login", "consent", "select_account"].includes(prompt))
    return undefined;
  return {
    error: "invalid_request",
    code: "AADB2C90043",
    text: "The prompt included in the request contains invalid values. Expected 'none', 'login', 'consent' or 'select_account'.",
  };
}
