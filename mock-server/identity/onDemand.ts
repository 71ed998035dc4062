import type { Context, MiddlewareHandler } from "hono";
import { leaveAuthorization } from "./authorize.ts";
import { type Problem, ProtocolError } from "./errors.ts";
import type { IdentityEnv } from "./policyEndpoint.ts";
import { problemsOnDemand } from "./problemsOnDemand.ts";

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
  return problemsOnDemand.find((problem) => problem.code === code);
}
