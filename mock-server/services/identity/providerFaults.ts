import type { MiddlewareHandler } from "hono";
import { createProviderError } from "#rules/providerErrors.ts";
import { respondWithError } from "./authorize/authorizationResponse.ts";
import { ProtocolError } from "./errors.ts";
import type { IdentityEnv } from "./policyEndpoint.ts";

/** Responds at the authorize endpoint with the error that a fault requests, in the redirect to the portal. */
export const applyAuthorizeFault: MiddlewareHandler<IdentityEnv> = async (c, next) => {
  const fault = c.get("providerFault");
  return fault ? respondWithError(c, createProviderError(fault.code)) : next();
};

/** Responds at the token endpoint with the error that a fault requests, as JSON. */
export const applyTokenFault: MiddlewareHandler<IdentityEnv> = async (c, next) => {
  const fault = c.get("providerFault");
  if (fault) throw new ProtocolError(createProviderError(fault.code));
  return next();
};
