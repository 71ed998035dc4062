import { relative } from "node:path";
import { type Context, Hono } from "hono";
import { stream } from "hono/streaming";
import * as v from "valibot";
import type { Country } from "../../generated/mainApi.ts";
import { isScenarioFile } from "../../scenarios/files/scenarioFile.ts";
import { describeParameters } from "../../scenarios/parameters/describeParameters.ts";
import { scenarios } from "../../scenarios/scenarios.ts";
import { countries } from "../../seeds/countries/countrySeeds.ts";
import { findRequestWorld } from "../../services/findRequestWorld.ts";
import { restoreWorld, worldIdSchema, worldSnapshotSchema, writeSnapshot } from "../../world/snapshot.ts";
import { timestampSchema } from "../../world/timestampSchema.ts";
import type { World } from "../../world/world.ts";
import type { WorldRegistry } from "../../world/worldRegistry.ts";
import { ControlError } from "../controlError.ts";
import { parseBody, parseQuery, validateInput } from "../requestInput.ts";
import { resolveWorldById, type WorldEnv } from "../worldEnv.ts";
import { readRecords, recordsQuerySchema } from "./readRecords.ts";
import { buildRequestedWorld, createWorldFactory } from "./worldFactory.ts";

const expected = {
  body: "the body must be an object with country and optionally scenario, parameters, id and now.",
  country: `must be one of ${countries.join(", ")}.`,
  scenario: "must be the name of a scenario, or the path of a JSON file below the mock server's folder.",
  parameters: "must be an object.",
};

const worldRequestSchema = v.strictObject(
  {
    country: v.picklist(countries, expected.country),
    scenario: v.optional(
      v.pipe(v.string(expected.scenario), v.check(isNameOrLocalPath, expected.scenario)),
      "standing",
    ),
    // Not `record`, which accepts arrays.
    parameters: v.optional(v.custom<object>(isObject, expected.parameters)),
    id: v.optional(worldIdSchema),
    now: v.optional(timestampSchema),
  },
  expected.body,
);

const restoreRequestSchema = v.strictObject({
  snapshot: worldSnapshotSchema,
  id: v.optional(worldIdSchema),
});

/** Of the machine's files, the control API reads only those of the folder in which the server was started. */
function isNameOrLocalPath(scenario: string): boolean {
  return !isScenarioFile(scenario) || !relative("", scenario).startsWith("..");
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** `/scenarios`, `/current-world` and `/worlds`: creates, lists, resets, saves, restores and deletes worlds. */
export function createWorldRoutes(worlds: WorldRegistry, defaultCountry: Country): Hono<WorldEnv> {
  const app = new Hono<WorldEnv>();
  const { addWorld, createWorld } = createWorldFactory(worlds);

  app.get("/scenarios", (c) =>
    c.json({
      scenarios: Object.entries(scenarios).map(([name, { description, parameters }]) => ({
        name,
        description,
        parameters: describeParameters(parameters),
      })),
    }),
  );

  /** The world of requests with these cookies and this host, as the portal's are. */
  app.get("/current-world", (c) => {
    const found = findRequestWorld(c.req.raw, worlds, defaultCountry);
    if ("error" in found) throw new ControlError(404, found.error);
    return c.json(createWorldSummary(found.world));
  });

  app.get("/worlds", (c) => c.json({ worlds: worlds.all().map(createWorldSummary) }));

  app.post("/worlds", async (c) => {
    const { now, id, ...request } = await parseBody(c, worldRequestSchema);
    const plan = { ...request, id: resolveNewId(c, id), ...(now && { now }) };
    return c.json(createWorldSummary(createWorld(plan)), 201);
  });

  app.post("/worlds/restore", async (c) => {
    const { snapshot, id } = await parseBody(c, restoreRequestSchema);
    const world = addWorld(restoreWorld(snapshot, resolveNewId(c, id)));
    return c.json(createWorldSummary(world), 201);
  });

  app.use("/worlds/:id", resolveWorldById(worlds));
  app.use("/worlds/:id/*", resolveWorldById(worlds));

  app.get("/worlds/:id/records", (c) => {
    const { kind, offset } = parseQuery(c, recordsQuerySchema);
    return c.json(readRecords(c.get("world"), kind, offset));
  });

  app.get("/worlds/:id", (c) => c.json(createWorldSummary(c.get("world"))));

  app.post("/worlds/:id/reset", (c) => {
    const { plan, journal } = c.get("world");
    const world = buildRequestedWorld(plan);
    // Keeps the journal object, so that its subscribers receive the requests of the reset world.
    journal.clear();
    return c.json(createWorldSummary(worlds.replace({ ...world, journal })));
  });

  app.get("/worlds/:id/snapshot", (c) => {
    const world = c.get("world");
    c.header("content-disposition", `attachment; filename="${world.id}.world.json"`);
    c.header("content-type", "application/json");
    const pieces = writeSnapshot(world);
    return stream(c, async (output) => {
      for (const piece of pieces) await output.write(piece);
    });
  });

  app.delete("/worlds/:id", (c) => {
    worlds.delete(c.get("world").id);
    return c.body(null, 204);
  });

  return app;
}

/** The id of a new world. Of several mock servers, a proxy has chosen this one by the header. */
function resolveNewId(c: Context, id: string | undefined): string | undefined {
  const header = c.req.header("x-mock-world") || undefined;
  if (header === undefined) return id;
  const routedId = validateInput(worldIdSchema, header, "X-Mock-World");
  if (id === undefined || id === routedId) return routedId;
  throw new ControlError(
    400,
    "id: must be the same as in the header X-Mock-World, by which the proxy chooses a mock server.",
  );
}

function createWorldSummary({ id, country, scenario, clock, accounts }: World) {
  return {
    id,
    country,
    scenario,
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
