import * as v from "valibot";
import { dialectNames } from "#rules/dialects.ts";
import { countries } from "#seeds/countries/countrySeeds.ts";
import { oneOfSchema } from "#world/inputSchemas.ts";
import { worldIdSchema } from "#world/snapshot.ts";
import type { World } from "#world/world.ts";
import { isStandingWorld } from "#world/worldRegistry.ts";

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
  oneOfSchema(dialectNames),
  v.description("The server as which the services respond. Default: own."),
);

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
    now: v.pipe(v.string(), v.isoTimestamp(), v.description("The world's time.")),
    personas: v.array(personaSchema),
  }),
  v.metadata({ ref: "World" }),
);

export type Persona = v.InferOutput<typeof personaSchema>;
export type WorldSummary = v.InferOutput<typeof worldSchema>;

export function createWorldSummary(world: World): WorldSummary {
  const { id, country, scenario, dialect, clock, accounts, plan } = world;
  return {
    id,
    country,
    scenario,
    dialect,
    owner: isStandingWorld(world) ? "country" : (plan.owner ?? "user"),
    now: clock.now().toISOString(),
    personas: accounts.map(({ persona, firstName, lastName, email, password, description }) => ({
      persona,
      name: `${firstName} ${lastName}`,
      email,
      password,
      description,
    })),
  };
}
