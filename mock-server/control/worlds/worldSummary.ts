import * as v from "valibot";
import { dialectNames } from "#rules/dialects.ts";
import { countries } from "#seeds/countries/countrySeeds.ts";
import { worldIdSchema } from "#world/snapshot.ts";
import type { World } from "#world/world.ts";
import { isStandingWorld, type WorldRegistry } from "#world/worldRegistry.ts";

const personaSchema = v.pipe(
  v.strictObject({
    persona: v.string(),
    name: v.string(),
    email: v.string(),
    password: v.string(),
    description: v.string(),
  }),
  v.metadata({ ref: "Persona" }),
);

export const dialectSchema = v.pipe(
  v.picklist(dialectNames, `must be one of ${dialectNames.join(", ")}.`),
  v.description("The server as which the services respond. Default: own."),
);

const isoTimestampSchema = v.pipe(v.string(), v.isoTimestamp());

/** A world in responses of the control API. */
export const worldSchema = v.pipe(
  v.strictObject({
    id: worldIdSchema,
    country: v.picklist(countries),
    scenario: v.string(),
    dialect: dialectSchema,
    owner: v.pipe(
      v.picklist(["country", "user", "test"]),
      v.description(
        "country: serves requests that name no world. test: made by a test, which should delete it.",
      ),
    ),
    now: v.pipe(isoTimestampSchema, v.description("The world's time.")),
    usedAt: v.pipe(isoTimestampSchema, v.description("When it was last used, in the machine's time.")),
    personas: v.array(personaSchema),
  }),
  v.metadata({ ref: "World" }),
);

export type Persona = v.InferOutput<typeof personaSchema>;
export type WorldSummary = v.InferOutput<typeof worldSchema>;

export function createWorldSummary(world: World, worlds: WorldRegistry): WorldSummary {
  const { id, country, scenario, dialect, clock, accounts, plan } = world;
  return {
    id,
    country,
    scenario,
    dialect,
    owner: isStandingWorld(world) ? "country" : (plan.owner ?? "user"),
    now: clock.now().toISOString(),
    usedAt: new Date(Date.now() - performance.now() + worlds.getLastUse(id)).toISOString(),
    personas: accounts.map(({ persona, firstName, lastName, email, password, description }) => ({
      persona,
      name: `${firstName} ${lastName}`,
      email,
      password,
      description,
    })),
  };
}
