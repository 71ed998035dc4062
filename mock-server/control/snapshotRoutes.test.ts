import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { callerIn } from "../testing/caller.ts";
import { controlCall } from "../testing/controlCalls.ts";
import { fileOf } from "../testing/files.ts";
import { found, requestOf } from "../testing/records.ts";
import { freshWorld, removeWorlds, worlds } from "../testing/worlds.ts";
import type { World } from "../world/world.ts";

let folder: string;
let world: World;
beforeEach(() => {
  removeWorlds();
  world = freshWorld("CH", "mine");
  folder = mkdtempSync(join(tmpdir(), "snapshot-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** All that is data in a world and goes into a file. */
function dataOf({ plan, clock, nextId, journal, faults, signIn, ...data }: World) {
  return { ...data, now: clock.now(), isFrozen: clock.isFrozen };
}

const takeSnapshot = async () => await (await controlCall("GET", "/worlds/mine/snapshot")).text();
const restore = async (snapshot: string, rest = "") =>
  await controlCall("POST", "/worlds/restore", `{"snapshot":${snapshot}${rest}}`);

describe("a snapshot", () => {
  it("written to a file and restored has everything that was changed, uploads too", async () => {
    const clara = callerIn(world, "clara");
    const { id } = requestOf(world, "clara");
    await clara.main(
      "mutation ($id: ID!, $files: [Upload!]!) { uploadAttachment(requestId: $id, files: $files) { id } }",
      { id, files: [fileOf({ size: 70_000 })] },
    );
    await clara.main('mutation ($id: ID!) { cancelRequest(requestId: $id, reasonId: "reason-1") { id } }', {
      id,
    });
    world.clock.advance(86_400_000);
    const before = structuredClone(dataOf(world));

    const file = join(folder, "mine.world.json");
    writeFileSync(file, await takeSnapshot());
    await controlCall("DELETE", "/worlds/mine");
    const response = await restore(readFileSync(file, "utf8"));
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      id: "mine",
      country: "CH",
      now: "2026-03-10T08:00:00.000Z",
    });

    const restored = found(worlds.get("mine"));
    expect(dataOf(restored)).toEqual(before);
    expect(requestOf(restored, "clara").currentStatus).toBe("CANCELLED");
    const [attachment] = requestOf(restored, "clara").attachments;
    const download = await callerIn(restored, "clara").get(found(attachment).link);
    expect((await download.arrayBuffer()).byteLength).toBe(70_000);
    expect(restored.nextId("attachment")).toBe("attachment-2");
  });

  it("is offered under a file name", async () => {
    const response = await controlCall("GET", "/worlds/mine/snapshot");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="mine.world.json"');
  });

  it("keeps how the provider behaves, not who is signed in, what was called or what goes wrong", async () => {
    await controlCall("PATCH", "/worlds/mine/provider", { timesAsStrings: true, idTokenSeconds: 99 });
    await controlCall("POST", "/worlds/mine/provider/revoke", { persona: "ben" });
    await controlCall("POST", "/worlds/mine/faults", { path: "/x", effect: { kind: "reset" } });
    await callerIn(world).get("/api/campaigns");
    world.signIn.sessions.set("cookie", { accountId: "account-anna", signedInAt: 1 });
    await restore(await takeSnapshot(), ',"id":"copy"');
    const copy = found(worlds.get("copy"));
    const { sessions, redeemedCodes, ...settings } = copy.signIn;
    expect(settings).toEqual({
      timesAsStrings: true,
      idTokenSeconds: 99,
      revokedBefore: world.signIn.revokedBefore,
    });
    expect([sessions.size, redeemedCodes.size]).toEqual([0, 0]);
    expect([copy.journal.entries(), copy.faults.all()]).toEqual([[], []]);
  });

  it("restored beside its world shares nothing with it", async () => {
    await restore(await takeSnapshot(), ',"id":"copy"');
    const copy = found(worlds.get("copy"));
    const { id } = requestOf(copy, "clara");
    await callerIn(copy, "clara").main(
      'mutation ($id: ID!) { cancelRequest(requestId: $id, reasonId: "reason-1") { id } }',
      { id },
    );
    expect(requestOf(copy, "clara").currentStatus).toBe("CANCELLED");
    expect(requestOf(world, "clara").currentStatus).toBe("OFFER_SENT");
  });

  it("of any scenario goes through a file unchanged", async () => {
    for (const scenario of ["huge", "longTexts", "claims", "revokedSession", "expiredSession"]) {
      await controlCall("DELETE", "/worlds/mine");
      await controlCall("POST", "/worlds", { id: "mine", country: "GB", scenario });
      const first = await takeSnapshot();
      await controlCall("DELETE", "/worlds/mine");
      expect((await restore(first)).status).toBe(201);
      const { now, ...again } = JSON.parse(await takeSnapshot());
      expect({ ...JSON.parse(first), now }).toEqual({ ...again, now });
    }
  });

  it("does not replace a world", async () => {
    const response = await restore(await takeSnapshot());
    expect(response.status).toBe(409);
    expect(worlds.get("mine")).toBe(world);
  });
});

describe("a snapshot that was changed by hand", () => {
  const changed = async (change: (snapshot: Record<string, Record<string, unknown>>) => void) => {
    const snapshot = JSON.parse(await takeSnapshot());
    change(snapshot);
    return await restore(JSON.stringify({ ...snapshot, id: snapshot.id === "mine" ? "copy" : snapshot.id }));
  };

  it.each<{ title: string; change: (snapshot: Record<string, unknown>) => void; message: string }>([
    {
      title: "another version",
      change: (it) => Object.assign(it, { version: 1 }),
      message: "snapshot.version: must be 2",
    },
    {
      title: "an unknown country",
      change: (it) => Object.assign(it, { country: "FR" }),
      message: "snapshot.country: must be one of AT",
    },
    {
      title: "an id that is a path",
      change: (it) => Object.assign(it, { id: "../x" }),
      message: "snapshot.id: must have 1 to 63",
    },
    {
      title: "no time",
      change: (it) => Object.assign(it, { now: "noon" }),
      message: "snapshot.now: must be an instant.",
    },
    {
      title: "no data",
      change: (it) => Object.assign(it, { data: 5 }),
      message: "snapshot.data: must be the data of a world.",
    },
    {
      title: "a list that is none",
      change: ({ data }) => Object.assign(Object(data), { projects: 5 }),
      message: "snapshot.data.projects: must be a list.",
    },
    {
      title: "an entry that is none",
      change: ({ data }) => Object.assign(Object(data), { requests: [null] }),
      message: "snapshot.data.requests.0: must be an object.",
    },
    {
      title: "an account that is none",
      change: ({ data }) => Object.assign(Object(data), { accounts: [{ id: "a" }] }),
      message: "snapshot.data.accounts.0.persona: must be an account.",
    },
    {
      title: "no configuration",
      change: ({ data }) => Object.assign(Object(data), { config: null }),
      message: "snapshot.data.config: must be an object.",
    },
    {
      title: "a counter that is none",
      change: (it) => Object.assign(it, { counters: { a: "1" } }),
      message: "snapshot.counters.a: must be a number.",
    },
  ])("to $title is refused", async ({ change, message }) => {
    const response = await changed(change);
    expect(response.status).toBe(400);
    expect((await response.json()).message).toContain(message);
    expect(worlds.all()).toEqual([world]);
    expect((await controlCall("GET", "/worlds")).status).toBe(200);
  });
});

describe("deleting and resetting", () => {
  it("touch no other world", async () => {
    const other = freshWorld("DE", "other");
    const before = structuredClone(dataOf(other));
    await controlCall("POST", "/worlds/mine/reset");
    await controlCall("DELETE", "/worlds/mine");
    expect(worlds.all()).toEqual([other]);
    expect(dataOf(other)).toEqual(before);
  });
});
