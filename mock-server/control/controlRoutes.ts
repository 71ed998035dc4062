import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import type { Country } from "../generated/mainApi.ts";
import { buildWorld } from "../world/buildWorld.ts";
import { countrySeeds } from "../world/countries/countrySeeds.ts";
import { scenarios } from "../world/scenarios.ts";
import type { World } from "../world/world.ts";
import type { WorldRegistry } from "../world/worldRegistry.ts";

const countries = Object.values(countrySeeds).map(({ country }) => country);
const scenarioNames = Object.keys(scenarios);

const worldRequest = v.strictObject({
  country: v.picklist<Country[], string>(countries, `country must be one of ${countries.join(", ")}.`),
  scenario: v.optional(
    v.picklist(scenarioNames, `scenario must be one of ${scenarioNames.join(", ")}.`),
    "standing",
  ),
  id: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z\d][a-z\d-]{0,62}$/, "id has up to 63 lower-case letters, digits and hyphens."),
    ),
  ),
  now: v.optional(v.pipe(v.string(), v.isoTimestamp("now must be an instant such as 2026-03-09T08:00:00Z."))),
});

/** The control API, below `/control`: makes, lists, resets and deletes worlds. Errors are `{message}` with status 4xx. */
export function controlRoutes(worlds: WorldRegistry): Hono {
  const app = new Hono();
  let created = 0;

  app.use(
    bodyLimit({
      maxSize: 1_000_000,
      onError: (c) => c.json({ message: "The body is larger than 1 MB." }, 413),
    }),
  );

  app.get("/worlds", (c) => c.json({ worlds: worlds.all().map(summaryOf) }));

  app.post("/worlds", async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined);
    if (body === undefined) return c.json({ message: "The body must be JSON." }, 400);
    const plan = v.safeParse(worldRequest, body);
    if (!plan.success) {
      const problems = plan.issues.map(({ message, path }) => `${path?.[0]?.key ?? "body"}: ${message}`);
      return c.json({ message: problems.join("\n") }, 400);
    }
    const { country, scenario, now } = plan.output;
    const id = plan.output.id ?? `${country.toLowerCase()}-${++created}`;
    if (worlds.get(id)) return c.json({ message: `There is a world named "${id}" already.` }, 409);
    const world = worlds.add(buildWorld({ id, country, scenario, ...(now && { now: new Date(now) }) }));
    return c.json(summaryOf(world), 201);
  });

  app.post("/worlds/:id/reset", (c) => {
    const world = worlds.get(c.req.param("id"));
    if (!world) return c.json({ message: unknownWorld(worlds, c.req.param("id")) }, 404);
    const { id, country, scenario } = world;
    return c.json(summaryOf(worlds.replace(buildWorld({ id, country, scenario }))));
  });

  app.delete("/worlds/:id", (c) => {
    if (worlds.delete(c.req.param("id"))) return c.body(null, 204);
    return c.json({ message: unknownWorld(worlds, c.req.param("id")) }, 404);
  });

  app.notFound((c) => c.json({ message: `There is no control call ${c.req.method} ${c.req.path}.` }, 404));
  return app;
}

/** What the control API tells of a world. */
function summaryOf({ id, country, scenario, clock, accounts }: World) {
  return {
    id,
    country,
    scenario,
    now: clock.now().toISOString(),
    personas: accounts.map(({ persona, email, password, description }) => ({
      persona,
      email,
      password,
      description,
    })),
  };
}

function unknownWorld(worlds: WorldRegistry, id: string): string {
  return `There is no world "${id}". Known worlds: ${worlds
    .all()
    .map((world) => world.id)
    .join(", ")}.`;
}
