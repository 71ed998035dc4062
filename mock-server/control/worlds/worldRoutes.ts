import { Hono } from "hono";
import * as v from "valibot";
import { describeParameters, parameterSchema } from "#scenarios/parameters/describeParameters.ts";
import { scenarioNames, scenarios } from "#scenarios/scenarios.ts";
import { countries } from "#seeds/countries/countrySeeds.ts";
import { findRequestWorld } from "#services/findRequestWorld.ts";
import { oneOfSchema, timestampSchema } from "#world/inputSchemas.ts";
import { formatSnapshot, restoreWorld, worldIdSchema, worldSnapshotSchema } from "#world/snapshot.ts";
import type { WorldRegistry } from "#world/worldRegistry.ts";
import type { Country } from "../../../schema/locales.ts";
import { ControlError } from "../controlError.ts";
import { createOperationDescriber, validate } from "../describeOperation.ts";
import type { WorldEnv } from "../worldEnv.ts";
import { readRecords, recordsQuerySchema, recordsSchema } from "./readRecords.ts";
import { buildRequestedWorld, createWorldFactory } from "./worldFactory.ts";
import { createWorldSummary, dialectSchema, worldSchema } from "./worldSummary.ts";

const worldRequestSchema = v.strictObject(
  {
    country: oneOfSchema(countries),
    scenario: v.optional(oneOfSchema(scenarioNames), "standing"),
    parameters: v.optional(
      v.pipe(
        v.record(v.string(), v.unknown(), "must be an object."),
        v.description("An object with parameters of the scenario, as `GET /scenarios` lists them."),
      ),
    ),
    id: v.optional(v.pipe(worldIdSchema, v.description("Id of the new world. Default: a free one."))),
    now: v.optional(v.pipe(timestampSchema, v.description("The world's time. Default: the machine's time."))),
    dialect: v.optional(dialectSchema),
    owner: v.optional(
      v.pipe(
        v.literal("test", "must be test, or left out."),
        v.description("Who makes the world. The console lists the worlds of tests on their own."),
      ),
    ),
  },
  "the body must be an object with country and optionally scenario, parameters, id, now, dialect and owner.",
);

const changeSchema = v.strictObject({ dialect: dialectSchema }, "the body must be an object with dialect.");

const restoreRequestSchema = v.strictObject({
  snapshot: worldSnapshotSchema,
  id: v.optional(
    v.pipe(worldIdSchema, v.description("Id of the new world. Default: the id in the snapshot.")),
  ),
});

const deleteQuerySchema = v.strictObject({
  owner: v.pipe(v.literal("test", "must be test."), v.description("Whose worlds to delete.")),
});

const scenarioSchema = v.pipe(
  v.strictObject({ name: v.string(), description: v.string(), parameters: v.array(parameterSchema) }),
  v.metadata({ ref: "Scenario" }),
);

export type ScenarioSummary = v.InferOutput<typeof scenarioSchema>;

const scenarioSummaries = Object.entries(scenarios).map(
  ([name, { description, parameters }]): ScenarioSummary => ({
    name,
    description,
    parameters: describeParameters(parameters),
  }),
);

const describeList = createOperationDescriber("worlds");

/** `/scenarios`, `/current-world` and `/worlds`: creates, lists and restores worlds. */
export function createWorldListRoutes(worlds: WorldRegistry, defaultCountry: Country) {
  const { addWorld, createWorld } = createWorldFactory(worlds);
  return new Hono()
    .get(
      "/scenarios",
      describeList({
        id: "listScenarios",
        summary: "All scenarios with their content",
        content: v.strictObject({ scenarios: v.array(scenarioSchema) }),
      }),
      (c) => c.json({ scenarios: scenarioSummaries }),
    )
    .get(
      "/current-world",
      describeList({
        id: "getCurrentWorld",
        summary: "The world that the cookies and the host of the request select, as for the portal",
        content: worldSchema,
        errors: [404],
      }),
      (c) => {
        const found = findRequestWorld(c.req.raw, worlds, defaultCountry);
        if ("error" in found) throw new ControlError(404, found.error);
        return c.json(createWorldSummary(found.world));
      },
    )
    .get(
      "/worlds",
      describeList({
        id: "listWorlds",
        summary: "All worlds, the standing worlds of the countries first",
        content: v.strictObject({ worlds: v.array(worldSchema) }),
      }),
      (c) => c.json({ worlds: worlds.all().map(createWorldSummary) }),
    )
    .post(
      "/worlds",
      describeList({
        id: "createWorld",
        summary: "Creates a world by a scenario",
        status: 201,
        content: worldSchema,
        errors: [409],
      }),
      validate("json", worldRequestSchema),
      (c) => {
        const { now, ...request } = c.req.valid("json");
        const plan = { ...request, ...(now && { now }) };
        return c.json(createWorldSummary(createWorld(plan)), 201);
      },
    )
    .delete(
      "/worlds",
      describeList({
        id: "deleteWorlds",
        summary: "Deletes all worlds of tests",
        content: v.strictObject({ deleted: v.pipe(v.number(), v.integer()) }),
      }),
      validate("query", deleteQuerySchema),
      (c) => {
        const { owner } = c.req.valid("query");
        const deleted = worlds.all().filter((world) => world.plan.owner === owner);
        for (const { id } of deleted) worlds.delete(id);
        return c.json({ deleted: deleted.length });
      },
    )
    .post(
      "/worlds/restore",
      describeList({
        id: "restoreWorld",
        summary: "Creates a world from a snapshot",
        status: 201,
        content: worldSchema,
        errors: [409],
      }),
      validate("json", restoreRequestSchema),
      (c) => {
        const { snapshot, id } = c.req.valid("json");
        const world = addWorld(restoreWorld(snapshot, id));
        return c.json(createWorldSummary(world), 201);
      },
    );
}

const describe = createOperationDescriber("worlds", [404]);

/** `/worlds/:id`: shows, resets, saves and deletes a world. */
export function createWorldRoutes(worlds: WorldRegistry) {
  return new Hono<WorldEnv>()
    .get("/", describe({ id: "getWorld", summary: "A world with its personas", content: worldSchema }), (c) =>
      c.json(createWorldSummary(c.get("world"))),
    )
    .patch(
      "/",
      describe({
        id: "changeWorld",
        summary: "Changes the dialect of a world, whose records keep their ids",
        content: worldSchema,
      }),
      validate("json", changeSchema),
      (c) => {
        const world = c.get("world");
        world.dialect = c.req.valid("json").dialect;
        return c.json(createWorldSummary(world));
      },
    )
    .delete("/", describe({ id: "deleteWorld", summary: "Deletes a world", status: 204 }), (c) => {
      worlds.delete(c.get("world").id);
      return c.body(null, 204);
    })
    .get(
      "/records",
      describe({
        id: "getRecords",
        summary: "Up to 50 records of a kind as they are stored, and the counts of all kinds",
        content: recordsSchema,
      }),
      validate("query", recordsQuerySchema),
      (c) => c.json(readRecords(c.get("world"), c.req.valid("query"))),
    )
    .post(
      "/reset",
      describe({ id: "resetWorld", summary: "Builds a world anew by its scenario", content: worldSchema }),
      (c) => {
        const { plan, dialect } = c.get("world");
        const world = worlds.replace(buildRequestedWorld({ ...plan, dialect }));
        return c.json(createWorldSummary(world));
      },
    )
    .get(
      "/snapshot",
      describe({
        id: "getSnapshot",
        summary: "A world as a file, to restore it or to start with it",
        content: worldSnapshotSchema,
      }),
      (c) => {
        const world = c.get("world");
        c.header("content-disposition", `attachment; filename="${world.id}.world.json"`);
        c.header("content-type", "application/json");
        return c.body(formatSnapshot(world));
      },
    );
}
