/** An error of the sign-in provider, as Azure AD B2C reports it. */
export interface ProviderError {
  /** The OAuth error code, for example `access_denied`. */
  error: string;
  /** B2C's own code, for example `AADB2C90118`; undefined where none is documented. */
  code?: string;
  text: string;
}

export const userCancelled: ProviderError = {
  error: "access_denied",
  code: "AADB2C90091",
  text: "The user has cancelled entering self-asserted information.",
};

export const forgotPassword: ProviderError = {
  error: "access_denied",
  code: "AADB2C90118",
  text: "The user has forgotten their password.",
};

/** The text quotes the value as an enumeration's name, whatever the case in the request. */
export const noSession: ProviderError = {
  error: "interaction_required",
  code: "AADB2C90077",
  text: "User does not have an existing session and request prompt parameter has a value of 'None'.",
};

export function createMissingParameterError(name: string): ProviderError {
  return {
    error: "invalid_request",
    code: "AADB2C90083",
    text: `The request is missing required parameter: ${name}.`,
  };
}

export function createUnknownClientError(asked: string, tenant: string): ProviderError {
  return {
    error: "unauthorized_client",
    code: "AADB2C90018",
    text: `The client ID '${asked}' specified in the request is not registered in tenant '${tenant}'.`,
  };
}

export function createRedirectUriMismatchError(uri: string, client: string): ProviderError {
  return {
    error: "redirect_uri_mismatch",
    code: "AADB2C90006",
    text: `The redirect URI '${uri}' provided in the request is not registered for the client id '${client}'.`,
  };
}

const createErrorFactory =
  (error: string) =>
  (code: string, text: string): ProviderError => ({ error, code, text });
const invalidRequest = createErrorFactory("invalid_request");
const unauthorizedClient = createErrorFactory("unauthorized_client");
const invalidGrant = createErrorFactory("invalid_grant");

/** The errors that a fault of the kind `provider` can request. */
export const providerErrors: readonly ProviderError[] = [
  userCancelled,
  forgotPassword,
  {
    error: "redirect_uri_mismatch",
    code: "AADB2C90006",
    text: "The redirect URI provided in the request is not registered for the client id.",
  },
  invalidRequest("AADB2C90010", "The request does not contain a scope parameter."),
  {
    error: "unsupported_response_type",
    code: "AADB2C90013",
    text: "The requested response type provided in the request is not supported.",
  },
  invalidRequest("AADB2C90014", "The requested response mode provided in the request is not supported."),
  unauthorizedClient(
    "AADB2C90018",
    "The client ID specified in the request is not registered in the tenant.",
  ),
  {
    error: "temporarily_unavailable",
    code: "AADB2C90035",
    text: "The service is temporarily unavailable. Please retry after a few minutes.",
  },
  invalidRequest(
    "AADB2C90043",
    "The prompt included in the request contains invalid values. Expected 'none', 'login', 'consent' or 'select_account'.",
  ),
  { error: "server_error", code: "AADB2C90048", text: "An unhandled exception has occurred on the server." },
  unauthorizedClient(
    "AADB2C90057",
    "The provided application is not configured to allow the 'OAuth' Implicit flow.",
  ),
  noSession,
  invalidGrant("AADB2C90080", "The provided grant has expired. Please re-authenticate and try again."),
  createMissingParameterError("code"),
  invalidRequest(
    "AADB2C90084",
    "Public clients should not send a client_secret when redeeming a publicly acquired grant.",
  ),
  // Temporary in spite of the name: captures call it `invalid_grant`.
  invalidGrant(
    "AADB2C90085",
    "The service has encountered an internal error. Please reauthenticate and try again.",
  ),
  { error: "unsupported_grant_type", code: "AADB2C90086", text: "The supplied grant_type is not supported." },
  invalidGrant("AADB2C90088", "The provided grant has not been issued for this endpoint."),
  invalidGrant("AADB2C90090", "The provided JWE is not a valid 5 segment token."),
  invalidGrant(
    "AADB2C90128",
    "The account associated with this grant no longer exists. Please reauthenticate and try again.",
  ),
  invalidGrant("AADB2C90129", "The provided grant has been revoked. Please reauthenticate and try again."),
  invalidGrant("AADB2C90182", "The supplied code_verifier does not match associated code_challenge"),
  invalidGrant("AADB2C90183", "The supplied code_verifier is invalid"),
  invalidRequest("AADB2C99059", "The supplied request must present a code_challenge"),
];

/** The codes of `providerErrors`. */
export const providerErrorCodes: readonly string[] = providerErrors.flatMap(({ code }) => code ?? []);
