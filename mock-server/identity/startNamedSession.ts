import type { Context } from "hono";
import { isLoopbackOrigin } from "../loopback.ts";
import { ProtocolError } from "./errors.ts";
import type { IdentityEnv } from "./policyEndpoint.ts";
import { startSession } from "./signOnSession.ts";

/**
 * Not of the real provider: starts single sign-on for a persona by its name and goes back to the portal, for share
 * links. Only ever on this machine.
 */
export function startNamedSession(c: Context<IdentityEnv>): Response {
  const { persona = "", back = "" } = c.req.query();
  const { accounts } = c.var.endpoint.world;
  const account = accounts.find((it) => it.persona === persona);
  if (!account) {
    const text = `There is no persona '${persona}'. Personas: ${accounts.map((it) => it.persona).join(", ")}.`;
    throw new ProtocolError({ error: "invalid_request", text }, 404);
  }
  if (!isLoopbackOrigin(back)) {
    throw new ProtocolError({ error: "invalid_request", text: "'back' must be an address on this machine." });
  }
  startSession(c, account);
  // As the browser reads it, so that nothing which two parsers read differently decides where it goes.
  return c.redirect(new URL(back).href);
}
