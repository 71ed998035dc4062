import { Hono } from "hono";
import * as v from "valibot";
import { parseBody } from "../requestInput.ts";
import type { WorldEnv } from "../worldEnv.ts";
import { findPersona } from "./findPersona.ts";

const maxSeconds = 366 * 86_400;
const expectedSeconds = `must be a whole number of seconds from 1 to ${maxSeconds} (a year).`;
const secondsSchema = v.pipe(
  v.number(expectedSeconds),
  v.integer(expectedSeconds),
  v.minValue(1, expectedSeconds),
  v.maxValue(maxSeconds, expectedSeconds),
);

const providerRequestSchema = v.strictObject({
  /** Sends times in token responses as strings. */
  timesAsStrings: v.optional(v.boolean("must be true or false.")),
  /** Whether the issuer contains the policy. */
  issuerForm: v.optional(v.picklist(["plain", "policy"], "must be plain or policy.")),
  /** Lifetime of id tokens. */
  idTokenSeconds: v.optional(secondsSchema),
  /** Total lifetime of refresh tokens. */
  refreshTokenSeconds: v.optional(secondsSchema),
});

const revokeRequestSchema = v.strictObject({ persona: v.string("must be the name of a persona.") });

/** `/worlds/:id/provider`: the settings of a world's sign-in provider, and the revocation of refresh tokens. */
export function createProviderRoutes(): Hono<WorldEnv> {
  return new Hono<WorldEnv>()
    .patch("/", async (c) => {
      const settings = await parseBody(c, providerRequestSchema);
      const { signIn } = c.get("world");
      Object.assign(signIn, settings);
      const { timesAsStrings = false, issuerForm = "plain", idTokenSeconds, refreshTokenSeconds } = signIn;
      return c.json({ timesAsStrings, issuerForm, idTokenSeconds, refreshTokenSeconds });
    })
    .post("/revoke", async (c) => {
      const { persona } = await parseBody(c, revokeRequestSchema);
      const world = c.get("world");
      const { signIn, clock } = world;
      const account = findPersona(world, persona);
      // The next second, so that tokens issued in the current second are revoked too.
      signIn.revokedBefore.set(account.id, clock.seconds() + 1);
      return c.body(null, 204);
    });
}
