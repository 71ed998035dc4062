import { cancelled, missingParameter, type Problem, passwordForgotten } from "./errors.ts";

const refused =
  (error: string) =>
  (code: string, text: string): Problem => ({ error, code, text });
const invalidRequest = refused("invalid_request");
const unauthorizedClient = refused("unauthorized_client");
const invalidGrant = refused("invalid_grant");

/** The provider's refusals that a fault can ask for, in its own words. */
export const problemsOnDemand: readonly Problem[] = [
  cancelled,
  passwordForgotten,
  refused("redirect_uri_mismatch")(
    "AADB2C90006",
    "The redirect URI provided in the request is not registered for the client id.",
  ),
  invalidRequest("AADB2C90010", "The request does not contain a scope parameter."),
  refused("unsupported_response_type")(
    "AADB2C90013",
    "The requested response type provided in the request is not supported.",
  ),
  invalidRequest("AADB2C90014", "The requested response mode provided in the request is not supported."),
  unauthorizedClient(
    "AADB2C90018",
    "The client ID specified in the request is not registered in the tenant.",
  ),
  invalidRequest(
    "AADB2C90043",
    "The prompt included in the request contains invalid values. Expected 'none', 'login', 'consent' or 'select_account'.",
  ),
  refused("server_error")("AADB2C90048", "An unhandled exception has occurred on the server."),
  unauthorizedClient(
    "AADB2C90057",
    "The provided application is not configured to allow the 'OAuth' Implicit flow.",
  ),
  refused("interaction_required")(
    "AADB2C90077",
    "User does not have an existing session and request prompt parameter has a value of 'none'.",
  ),
  invalidGrant("AADB2C90080", "The provided grant has expired. Please re-authenticate and try again."),
  missingParameter("code"),
  invalidRequest(
    "AADB2C90084",
    "Public clients should not send a client_secret when redeeming a publicly acquired grant.",
  ),
  refused("unsupported_grant_type")("AADB2C90086", "The supplied grant_type is not supported."),
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

/** Codes that a fault of the kind `provider` may name. */
export const problemCodes: readonly string[] = problemsOnDemand.flatMap(({ code }) => code ?? []);
