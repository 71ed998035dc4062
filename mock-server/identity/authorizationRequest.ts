import type { World } from "../world/world.ts";
import { missingParameter, type Problem, redirectUriMismatch, unknownClient } from "./errors.ts";
import { registeredUri } from "./redirectUris.ts";
import { clientId, tenantName } from "./tenants.ts";

type ResponseMode = "fragment" | "query" | "form_post";

/** Where and how the answer is sent. */
export interface ReturnAddress {
  redirectUri: string;
  responseMode: ResponseMode;
  state: string | undefined;
}

/** A valid request to sign in. */
export interface AuthorizationRequest {
  returnTo: ReturnAddress;
  responseType: "code" | "code id_token";
  scope: string[];
  nonce: string;
  codeChallenge: string;
  prompt: string | undefined;
  loginHint: string;
}

/** What a request to the authorize endpoint comes to. */
export type RequestOutcome =
  | { kind: "valid"; request: AuthorizationRequest }
  /** An error the portal is told. */
  | { kind: "rejected"; problem: Problem; returnTo: ReturnAddress }
  /** An error that must not leave the provider, since nobody vouches for the address to send it to. */
  | { kind: "untrusted"; problem: Problem };

/** Checks a request: first whom the answer may be sent to, then the rest. */
export function readAuthorizationRequest(query: URLSearchParams, world: World): RequestOutcome {
  const client = query.get("client_id") ?? "";
  if (client.toLowerCase() !== clientId) {
    const noClient: Problem = {
      error: "invalid_request",
      code: "AADB2C90008",
      text: "The request does not contain a client ID parameter.",
    };
    return {
      kind: "untrusted",
      problem: client === "" ? noClient : unknownClient(client, tenantName(world)),
    };
  }
  const redirectUri = registeredUri(query.get("redirect_uri") ?? "", "/authorization");
  if (redirectUri === undefined) {
    const problem = redirectUriMismatch(query.get("redirect_uri") ?? "", clientId);
    return { kind: "untrusted", problem };
  }

  const responseType = readResponseType(query.get("response_type") ?? "");
  const mode = readResponseMode(query.get("response_mode"), responseType);
  const returnTo: ReturnAddress = {
    redirectUri,
    responseMode: typeof mode === "string" ? mode : defaultMode(responseType),
    state: query.get("state") ?? undefined,
  };
  const reject = (problem: Problem): RequestOutcome => ({ kind: "rejected", problem, returnTo });
  if (typeof responseType !== "string") return reject(responseType);
  if (typeof mode !== "string") return reject(mode);

  const scope = (query.get("scope") ?? "").split(" ").filter((part) => part !== "");
  const nonce = query.get("nonce") ?? "";
  const codeChallenge = query.get("code_challenge") ?? "";
  const prompt = query.get("prompt") ?? undefined;
  const problem =
    checkScope(scope, responseType) ??
    (nonce === "" ? missingParameter("nonce") : undefined) ??
    checkChallenge(codeChallenge, query.get("code_challenge_method")) ??
    checkPrompt(prompt);
  if (problem !== undefined) return reject(problem);

  const loginHint = query.get("login_hint") ?? "";
  return {
    kind: "valid",
    request: { returnTo, responseType, scope, nonce, codeChallenge, prompt, loginHint },
  };
}

function readResponseType(text: string): AuthorizationRequest["responseType"] | Problem {
  const parts = text.split(" ").filter((part) => part !== "");
  if (parts.length === 0) return missingParameter("response_type");
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

function defaultMode(responseType: AuthorizationRequest["responseType"] | Problem): ResponseMode {
  return responseType === "code" ? "query" : "fragment";
}

function readResponseMode(
  text: string | null,
  responseType: AuthorizationRequest["responseType"] | Problem,
): ResponseMode | Problem {
  if (text === null) return defaultMode(responseType);
  if (text === "fragment" || text === "form_post") return text;
  // Tokens must not stand in a query: it is kept in logs and sent to others.
  if (text === "query" && responseType === "code") return text;
  return {
    error: "invalid_request",
    code: "AADB2C90014",
    text: `The requested response mode '${text}' provided in the request is not supported.`,
  };
}

function checkScope(
  scope: string[],
  responseType: AuthorizationRequest["responseType"],
): Problem | undefined {
  if (scope.length === 0) {
    return {
      error: "invalid_request",
      code: "AADB2C90010",
      text: "The request does not contain a scope parameter.",
    };
  }
  if (scope.includes("openid")) return undefined;
  if (responseType === "code id_token") {
    return {
      error: "invalid_request",
      code: "AADB2C90110",
      text: "The scope parameter must include 'openid' when requesting a response_type that includes 'id_token'.",
    };
  }
  return {
    error: "invalid_request",
    code: "AADB2C90115",
    text: "When requesting the 'code' response_type, the scope parameter must include a resource or client ID for access tokens, and 'openid' for ID tokens. Additionally include 'offline_access' for refresh tokens.",
  };
}

function checkChallenge(challenge: string, method: string | null): Problem | undefined {
  // The SHA-256 of a verifier is 43 characters in base64url: nothing else could ever be matched.
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

function checkPrompt(prompt: string | undefined): Problem | undefined {
  if (prompt === undefined || ["none", "login", "consent", "select_account"].includes(prompt))
    return undefined;
  return {
    error: "invalid_request",
    code: "AADB2C90043",
    text: "The prompt included in the request contains invalid values. Expected 'none', 'login', 'consent' or 'select_account'.",
  };
}
