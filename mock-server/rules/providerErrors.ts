/** An error of the sign-in provider, as Azure AD B2C reports it. */
export interface ProviderError {
  /** The OAuth error code, for example `access_denied`. */
  error: string;
  /** B2C's own code; undefined if none is documented. */
  code?: ProviderErrorCode;
  text: string;
}

/** B2C's errors by their own code, each with the OAuth error code and its text without details. A fault can request any. */
const errors = {
  AADB2C90091: ["access_denied", "The user has cancelled entering self-asserted information."],
  AADB2C90118: ["access_denied", "The user has forgotten their password."],
  AADB2C90006: [
    "redirect_uri_mismatch",
    "The redirect URI provided in the request is not registered for the client id.",
  ],
  AADB2C90010: ["invalid_request", "The request does not contain a scope parameter."],
  AADB2C90013: [
    "unsupported_response_type",
    "The requested response type provided in the request is not supported.",
  ],
  AADB2C90014: ["invalid_request", "The requested response mode provided in the request is not supported."],
  AADB2C90018: [
    "unauthorized_client",
    "The client ID specified in the request is not registered in the tenant.",
  ],
  AADB2C90035: [
    "temporarily_unavailable",
    "The service is temporarily unavailable. Please retry after a few minutes.",
  ],
  AADB2C90043: [
    "invalid_request",
    "The prompt included in the request contains invalid values. Expected 'none', 'login', 'consent' or 'select_account'.",
  ],
  AADB2C90048: ["server_error", "An unhandled exception has occurred on the server."],
  AADB2C90057: [
    "unauthorized_client",
    "The provided application is not configured to allow the 'OAuth' Implicit flow.",
  ],
  AADB2C90077: [
    "interaction_required",
    "User does not have an existing session and request prompt parameter has a value of 'None'.",
  ],
  AADB2C90080: ["invalid_grant", "The provided grant has expired. Please re-authenticate and try again."],
  AADB2C90083: ["invalid_request", "The request is missing required parameter: code."],
  AADB2C90084: [
    "invalid_request",
    "Public clients should not send a client_secret when redeeming a publicly acquired grant.",
  ],
  // A temporary error: captures of B2C name it `invalid_grant` all the same.
  AADB2C90085: [
    "invalid_grant",
    "The service has encountered an internal error. Please reauthenticate and try again.",
  ],
  AADB2C90086: ["unsupported_grant_type", "The supplied grant_type is not supported."],
  AADB2C90088: ["invalid_grant", "The provided grant has not been issued for this endpoint."],
  AADB2C90090: ["invalid_grant", "The provided JWE is not a valid 5 segment token."],
  AADB2C90128: [
    "invalid_grant",
    "The account associated with this grant no longer exists. Please reauthenticate and try again.",
  ],
  AADB2C90129: ["invalid_grant", "The provided grant has been revoked. Please reauthenticate and try again."],
  AADB2C90182: ["invalid_grant", "The supplied code_verifier does not match associated code_challenge"],
  AADB2C90183: ["invalid_grant", "The supplied code_verifier is invalid"],
  AADB2C99059: ["invalid_request", "The supplied request must present a code_challenge"],
} as const;

export type ProviderErrorCode = keyof typeof errors;

export const providerErrorCodes: readonly string[] = Object.keys(errors);

/** Creates the error of a code, with a text that names details if there is one. */
export function createProviderError(code: ProviderErrorCode, text: string = errors[code][1]): ProviderError {
  return { error: errors[code][0], code, text };
}

export function createMissingParameterError(name: string): ProviderError {
  return createProviderError("AADB2C90083", `The request is missing required parameter: ${name}.`);
}
