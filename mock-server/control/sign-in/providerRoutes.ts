import { Hono } from "hono";
import * as v from "valibot";
import { booleanSchema, integerSchema } from "#world/inputSchemas.ts";
import { createOperationDescriber, validate } from "../describeOperation.ts";
import type { WorldEnv } from "../worldEnv.ts";
import { findPersona } from "./findPersona.ts";

const yearSeconds = 366 * 86_400;

const settingsSchema = v.pipe(
  v.strictObject({
    timesAsStrings: v.optional(
      v.pipe(booleanSchema, v.description("Sends times in token responses as strings.")),
    ),
    idTokenSeconds: v.optional(
      v.pipe(integerSchema(1, yearSeconds), v.description("Lifetime of id tokens. Default: 3600.")),
    ),
  }),
  v.metadata({ ref: "ProviderSettings" }),
);

const revokeRequestSchema = v.strictObject({ persona: v.string("must be the name of a persona.") });

const describe = createOperationDescriber("sign-in", [404]);

/** `/worlds/:id/provider`: the settings of a world's sign-in provider, and the revocation of refresh tokens. */
export function createProviderRoutes() {
  return new Hono<WorldEnv>()
    .patch(
      "/",
      describe({
        id: "changeProvider",
        summary: "Changes settings of the sign-in provider, and returns all of them",
        content: settingsSchema,
      }),
      validate("json", settingsSchema),
      (c) => {
        const { signIn } = c.get("world");
        Object.assign(signIn, c.req.valid("json"));
        const { timesAsStrings = false, idTokenSeconds } = signIn;
        return c.json({ timesAsStrings, idTokenSeconds });
      },
    )
    .post(
      "/revoke",
      describe({ id: "revokeTokens", summary: "Revokes the refresh tokens of a persona", status: 204 }),
      validate("json", revokeRequestSchema),
      (c) => {
        const world = c.get("world");
        const account = findPersona(world, c.req.valid("json").persona);
        // The next second, so that tokens issued in the current second are revoked too.
        world.signIn.revokedBefore.set(account.id, world.clock.seconds() + 1);
        return c.body(null, 204);
      },
    );
}
