import { Hono } from "hono";
import * as v from "valibot";
import { personaOf } from "./personaOf.ts";
import { readBody } from "./requestBody.ts";
import type { WorldEnv } from "./worldEnv.ts";

const year = 366 * 86_400;
const expectedSeconds = `must be a whole number of seconds from 1 to ${year}, a year.`;
const seconds = v.pipe(
  v.number(expectedSeconds),
  v.integer(expectedSeconds),
  v.minValue(1, expectedSeconds),
  v.maxValue(year, expectedSeconds),
);

const providerRequest = v.strictObject({
  /** Prints the times in token answers as texts. */
  timesAsStrings: v.optional(v.boolean("must be true or false.")),
  /** Whether the issuer names the policy. */
  issuerForm: v.optional(v.picklist(["plain", "policy"], "must be plain or policy.")),
  /** Life of id tokens. */
  idTokenSeconds: v.optional(seconds),
  /** Life of refresh tokens in all. */
  refreshTokenSeconds: v.optional(seconds),
});

const revokeRequest = v.strictObject({ persona: v.string("must be the name of a persona.") });

/** `/worlds/:id/provider`: how the sign-in provider of a world behaves. */
export function providerRoutes(): Hono<WorldEnv> {
  return new Hono<WorldEnv>()
    .patch("/", async (c) => {
      const settings = await readBody(c, providerRequest);
      const { signIn } = c.get("world");
      Object.assign(signIn, settings);
      const { timesAsStrings = false, issuerForm = "plain", idTokenSeconds, refreshTokenSeconds } = signIn;
      return c.json({ timesAsStrings, issuerForm, idTokenSeconds, refreshTokenSeconds });
    })
    .post("/revoke", async (c) => {
      const { persona } = await readBody(c, revokeRequest);
      const world = c.get("world");
      const { signIn, clock } = world;
      const account = personaOf(world, persona);
      // The next second: a token of this very second is revoked too.
      signIn.revokedBefore.set(account.id, clock.seconds() + 1);
      return c.body(null, 204);
    });
}
