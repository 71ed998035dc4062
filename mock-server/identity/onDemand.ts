import type { Context, MiddlewareHandler } from "hono";
import { leaveAuthorization } from "./authorize.ts";
import { cancelled, type Problem, ProtocolError, passwordForgotten } from "./errors.ts";
import type { IdentityEnv } from "./policyEndpoint.ts";

const invalidGrant = (code: string, text: string): Problem => ({ error: "invalid_grant", code, text });

/** The provider's refusals that a fault can ask for, in its own words. */
const problems: readonly Problem[] = [
  cancelled,
  passwordForgotten,
  {
    error: "redirect_uri_mismatch",
    code: "AADB2C90006",
    text: "The redirect URI provided in the request is not registered for the client id.",
  },
  {
    error: "unauthorized_client",
    code: "AADB2C90057",
    text: "The provided application is not configured to allow the 'OAuth' Implicit flow.",
  },
  {
    error: "invalid_request",
    code: "AADB2C99059",
    text: "The supplied request must present a code_challenge.",
  },
  invalidGrant("AADB2C90080", "The provided grant has expired. Please re-authenticate and try again."),
  invalidGrant("AADB2C90088", "The provided grant has not been issued for this endpoint."),
  invalidGrant("AADB2C90090", "The provided JWE is not a valid 5 segment token."),
  invalidGrant(
    "AADB2C90128",
    "The account associated with this grant no longer exists. Please reauthenticate and try again.",
  ),
  invalidGrant("AADB2C90129", "The provided grant has been revoked. Please reauthenticate and try again."),
  invalidGrant("AADB2C90182", "The supplied code_verifier does not match associated code_challenge"),
];

/** Codes that a fault of the kind `provider` may name. */
export const problemCodes: readonly string[] = problems.flatMap(({ code }) => code ?? []);

/** Answers authorize with the code a fault asks for, in the redirect back. */
export const failAuthorizeOnDemand: MiddlewareHandler<IdentityEnv> = async (c, next) => {
  const problem = demanded(c);
  return problem ? leaveAuthorization(problem)(c) : next();
};

/** Answers the token call with the code a fault asks for. */
export const failTokenOnDemand: MiddlewareHandler<IdentityEnv> = async (c, next) => {
  const problem = demanded(c);
  if (problem) throw new ProtocolError(problem);
  return next();
};

function demanded(c: Context<IdentityEnv>): Problem | undefined {
  const code = c.get("providerFault")?.code;
  return problems.find((problem) => problem.code === code);
}
