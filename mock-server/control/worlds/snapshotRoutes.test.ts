import { beforeEach, describe, expect, it } from "vitest";
import { signFileLink } from "#services/files/fileLinks.ts";
import { requestControl } from "#testing/controlApi.ts";
import { createFile } from "#testing/createFile.ts";
import { findRequest, requireDefined } from "#testing/findRecords.ts";
import { createClient } from "#testing/serviceClient.ts";
import { createStandingWorld, removeWorlds, worlds } from "#testing/worlds.ts";
import { createAccountId } from "#world/createAccountId.ts";
import type { World } from "#world/world.ts";
import { createId } from "../../../schema/createId.ts";

let world: World;
beforeEach(() => {
  removeWorlds();
  world = createStandingWorld("CH", "mine");
});

/** The parts of a world that a snapshot contains. */
function getSnapshotData({ plan, clock, nextId, journal, faults, signIn, ...data }: World) {
  return { ...data, now: clock.now(), isFrozen: clock.isFrozen };
}

const takeSnapshot = async () => await (await requestControl("GET", "/worlds/mine/snapshot")).text();
const restore = async (snapshot: string, rest = "") =>
  await requestControl("POST", "/worlds/restore", `{"snapshot":${snapshot}${rest}}`);

describe("world snapshot", () => {
  it("restores all changes, including uploads", async () => {
    const clara = createClient(world, "clara");
    const { id } = findRequest(world, "clara");
    await clara.main(
      "mutation ($id: ID!, $files: [Upload!]!) { uploadAttachment(requestId: $id, files: $files) { id } }",
      { id, files: [createFile({ size: 70_000 })] },
    );
    await clara.main(`mutation { cancelRequest(requestId: "${id}", reasonId: "reason-1") { id } }`);
    world.clock.advance(86_400_000);
    const before = structuredClone(getSnapshotData(world));

    const saved = await requestControl("GET", "/worlds/mine/snapshot");
    expect(saved.headers.get("content-disposition")).toBe('attachment; filename="mine.world.json"');
    await requestControl("DELETE", "/worlds/mine");
    const response = await restore(await saved.text());
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      id: "mine",
      country: "CH",
      now: "2026-03-10T08:00:00.000Z",
    });

    const restored = requireDefined(worlds.get("mine"));
    expect(getSnapshotData(restored)).toEqual(before);
    expect(findRequest(restored, "clara").currentStatus).toBe("CANCELLED");
    const { link } = requireDefined(findRequest(restored, "clara").attachments[0]);
    const download = await createClient(restored).get(signFileLink(restored, link));
    expect((await download.arrayBuffer()).byteLength).toBe(70_000);
    expect(restored.nextId("attachment")).toBe(createId("attachment", 2));
  });

  it("contains provider settings, but no sessions, journal and faults", async () => {
    await requestControl("PATCH", "/worlds/mine/provider", { timesAsStrings: true, idTokenSeconds: 99 });
    await requestControl("POST", "/worlds/mine/provider/revoke", { persona: "ben" });
    await requestControl("POST", "/worlds/mine/faults", { path: "/x", effect: { kind: "reset" } });
    await createClient(world).get("/api/campaigns");
    world.signIn.sessions.set("cookie", { accountId: createAccountId("anna"), signedInAt: 1 });
    await restore(await takeSnapshot(), ',"id":"copy"');
    const copy = requireDefined(worlds.get("copy"));
    const { sessions, redeemedCodes, ...settings } = copy.signIn;
    expect(settings).toEqual({
      timesAsStrings: true,
      idTokenSeconds: 99,
      revokedBefore: world.signIn.revokedBefore,
    });
    expect([sessions.size, redeemedCodes.size]).toEqual([0, 0]);
    expect([copy.journal.entries(), copy.faults.all()]).toEqual([[], []]);
  });

  // Thousands of projects take seconds on a busy machine.
  it("is the same after a restore, for any scenario", { timeout: 60_000 }, async () => {
    for (const scenario of ["huge", "claims", "revokedSession", "expiredSession"]) {
      await requestControl("DELETE", "/worlds/mine");
      await requestControl("POST", "/worlds", { id: "mine", country: "GB", scenario });
      const snapshot = await takeSnapshot();
      await requestControl("DELETE", "/worlds/mine");
      expect((await restore(snapshot)).status).toBe(201);
      const { now, ...restored } = JSON.parse(await takeSnapshot());
      expect({ ...JSON.parse(snapshot), now }).toEqual({ ...restored, now });
    }
  });
});

describe("world snapshot edited by hand", () => {
  it.each<[problem: string, change: object, dataChange: object, message: string]>([
    ["another version", { version: 1 }, {}, "snapshot.version: must be 4"],
    ["an unknown country", { country: "XX" }, {}, "snapshot.country: must be one of "],
    ["invalid data", { data: 5 }, {}, "snapshot.data: must be the data of a world."],
    ["a number instead of a list", {}, { projects: 5 }, "snapshot.data.projects: must be a list."],
    ["null in a list", {}, { requests: [null] }, "snapshot.data.requests.0: must be an object."],
    ["an incomplete account", {}, { accounts: [{}] }, "snapshot.data.accounts.0.id: must be an account."],
  ])("is rejected with %s", async (_, change, dataChange, message) => {
    const { data, ...snapshot } = JSON.parse(await takeSnapshot());
    const edited = { ...snapshot, id: "copy", data: { ...data, ...dataChange }, ...change };
    const response = await restore(JSON.stringify(edited));
    expect(response.status).toBe(400);
    expect((await response.json()).message).toContain(message);
    expect(worlds.all()).toEqual([world]);
  });
});
