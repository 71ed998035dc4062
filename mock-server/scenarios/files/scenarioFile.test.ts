import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startMockServer } from "#server/startMockServer.ts";
import { requestControl } from "#testing/controlApi.ts";
import { findRequest, requireDefined } from "#testing/findRecords.ts";
import { createStandingWorld, removeWorlds, worlds } from "#testing/worlds.ts";
import { formatSnapshot } from "#world/snapshot.ts";
import { buildWorld } from "../buildWorld.ts";
import { ScenarioError } from "../createScenario.ts";

const folder = mkdtempSync(join(tmpdir(), "scenario-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, "sweden.world.json");

beforeEach(() => {
  removeWorlds();
  const world = createStandingWorld("SE");
  findRequest(world, "clara").currentStatus = "INSTALLER_SITE_VISIT";
  writeFileSync(file, formatSnapshot(world));
});

describe("scenario file", () => {
  it("defines a world, also after a reset", async () => {
    worlds.add(buildWorld({ id: "mine", country: "SE", scenario: file }));
    findRequest(requireDefined(worlds.get("mine")), "clara").currentStatus = "CANCELLED";
    const response = await requestControl("POST", "/worlds/mine/reset");
    expect(await response.json()).toMatchObject({ id: "mine", country: "SE", scenario: file });
    expect(findRequest(requireDefined(worlds.get("mine")), "clara").currentStatus).toBe(
      "INSTALLER_SITE_VISIT",
    );
  });

  it("starts its world at the file's time, or at a given one", () => {
    const plan = { id: "mine", country: "SE", scenario: file } as const;
    const { clock } = buildWorld(plan);
    expect([clock.isFrozen, clock.now().toISOString()]).toEqual([true, "2026-03-09T08:00:00.000Z"]);
    const now = new Date("2030-01-01T00:00:00Z");
    expect(buildWorld({ ...plan, now }).clock.now()).toEqual(now);
  });

  it("becomes the standing world of its country when the server starts with it", async () => {
    const server = await startMockServer({ scenario: file });
    const scenarios = server.worlds.all().map(({ id, scenario }) => [id, scenario]);
    await server.close();
    expect(Object.fromEntries(scenarios)).toMatchObject({ se: file, de: "standing" });
  });

  it.each([
    ["is missing", "nowhere.json", undefined, /nowhere\.json cannot be read: ENOENT/],
    ["is not JSON", "text.json", "{", /text\.json cannot be read: .*JSON/],
    ["is another version", "old.json", '{"version":1}', /is no snapshot of a world\. version: must be 4/],
  ])("is rejected if it %s", (_, path, content, message) => {
    const scenario = join(folder, path);
    if (content !== undefined) writeFileSync(scenario, content);
    const build = () => buildWorld({ id: "mine", country: "SE", scenario });
    expect(build).toThrow(ScenarioError);
    expect(build).toThrow(message);
  });

  it("is rejected with parameters and in another country", () => {
    const plan = { id: "mine", country: "SE", scenario: file } as const;
    expect(() => buildWorld({ ...plan, parameters: {} })).toThrow(/^parameters: .* takes none\.$/);
    expect(() => buildWorld({ ...plan, country: "DE" })).toThrow(/^country: .* has a world of SE, not DE\.$/);
  });

  it("is refused by the control API", async () => {
    const response = await requestControl("POST", "/worlds", { country: "SE", scenario: file });
    expect(response.status).toBe(400);
  });
});
