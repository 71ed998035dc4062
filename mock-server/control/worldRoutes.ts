import { Hono } from "hono";
import * as v from "valibot";
import type { Country } from "../generated/mainApi.ts";
import { currentKit } from "../world/liveKit.ts";
import { restoreWorld, snapshotOf, worldSnapshot } from "../world/snapshot.ts";
import type { World } from "../world/world.ts";
import { worldId } from "../world/worldId.ts";
import type { WorldRegistry } from "../world/worldRegistry.ts";
import { builtWorld, countries, makeWorlds } from "./makeWorlds.ts";
import { readBody } from "./requestBody.ts";
import { findWorld, type WorldEnv } from "./worldEnv.ts";

const expected = {
  body: "the body must be an object with country and, if wanted, scenario, parameters, id and now.",
  country: `must be one of ${countries.join(", ")}.`,
  scenario: "must be the name of a scenario.",
  parameters: "must be an object.",
  now: "must be an instant such as 2026-03-09T08:00:00Z.",
};

const worldRequest = v.strictObject(
  {
    country: v.picklist<Country[], string>(countries, expected.country),
    scenario: v.optional(v.string(expected.scenario), "standing"),
    // Not `record`, which takes a list for an object.
    parameters: v.optional(v.custom<object>(isObject, expected.parameters)),
    id: v.optional(worldId),
    now: v.optional(v.pipe(v.string(expected.now), v.isoTimestamp(expected.now), v.toDate(expected.now))),
  },
  expected.body,
);

const restoreRequest = v.strictObject({ snapshot: worldSnapshot, id: v.optional(worldId) });

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** `/scenarios` and `/worlds`: makes, lists, resets, saves, restores and deletes worlds. */
export function worldRoutes(worlds: WorldRegistry): Hono<WorldEnv> {
  const app = new Hono<WorldEnv>();
  const { add, make } = makeWorlds(worlds);

  app.get("/scenarios", (c) =>
    c.json({
      scenarios: Object.entries(currentKit().scenarios).map(([name, { description }]) => ({
        name,
        description,
      })),
    }),
  );

  app.get("/worlds", (c) => c.json({ worlds: worlds.all().map(summaryOf) }));

  app.post("/worlds", async (c) => {
    const { id, country, scenario, parameters, now } = await readBody(c, worldRequest);
    return c.json(summaryOf(make({ id, country, scenario, parameters, ...(now && { now }) })), 201);
  });

  app.post("/worlds/restore", async (c) => {
    const { snapshot, id } = await readBody(c, restoreRequest);
    return c.json(summaryOf(add(restoreWorld(snapshot, id))), 201);
  });

  app.use("/worlds/:id", findWorld(worlds));
  app.use("/worlds/:id/*", findWorld(worlds));

  app.get("/worlds/:id", (c) => c.json(summaryOf(c.get("world"))));

  app.post("/worlds/:id/reset", (c) => {
    const { plan, journal } = c.get("world");
    const fresh = builtWorld(plan);
    // Whoever follows the journal goes on following it.
    journal.clear();
    return c.json(summaryOf(worlds.replace({ ...fresh, journal })));
  });

  app.get("/worlds/:id/snapshot", (c) => {
    const world = c.get("world");
    c.header("content-disposition", `attachment; filename="${world.id}.world.json"`);
    return c.json(snapshotOf(world));
  });

  app.delete("/worlds/:id", (c) => {
    worlds.delete(c.get("world").id);
    return c.body(null, 204);
  });

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
