import type { Context, MiddlewareHandler } from "hono";
import { type ProviderError, providerErrors } from "../../rules/providerErrors.ts";
import { rejectAuthorization } from "./authorize/authorizeEndpoint.ts";
import { ProtocolError } from "./errors.ts";
import type { IdentityEnv } from "./policyEndpoint.ts";

/** Responds at the authorize endpoint with the error that a fault requests, in the redirect to the portal. */
export const applyAuthorizeFault: MiddlewareHandler<IdentityEnv> = async (c, next) => {
  const error = getFaultError(c);
  return error ? rejectAuthorization(error)(c) : next();
};

/** Responds at the token endpoint with the error that a fault requests, as JSON. */
export const applyTokenFault: MiddlewareHandler<IdentityEnv> = async (c, next) => {
  const error = getFaultError(c);
  if (error) throw new ProtocolError(error);
  return next();
};

function getFaultError(c: Context<IdentityEnv>): ProviderError | undefined {
  const code = c.get("providerFault")?.code;
  return providerErrors.find((error) => error.code === code);
}
