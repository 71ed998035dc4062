import { describe, expect, it } from "vitest";
import { startTestServer } from "../testing/testServer.ts";

const server = startTestServer();

describe("/control/worlds/:id/faults", () => {
  it("adds, lists, removes and clears faults of one world", async () => {
    await server.createWorld({ id: "mine", country: "SE" });
    const path = "/worlds/mine/faults";
    const add = async (fault: object) => (await server.requestControl(path, fault)).json();
    const list = async () => (await (await server.requestControl(path, undefined, "GET")).json()).faults;
    const first = await add({ path: "/api/campaigns", calls: 5, effect: { kind: "status", status: 503 } });
    const second = await add({ operation: "Projects", effect: { kind: "latency", milliseconds: [1, 2] } });
    expect((await server.request("/api/campaigns", {}, "mine")).status).toBe(503);
    expect((await server.request("/api/campaigns", {}, "no")).status).toBe(200);
    expect(await list()).toEqual([{ ...first, hits: 1 }, second]);
    expect((await server.requestControl(`${path}/${first.id}`, undefined, "DELETE")).status).toBe(204);
    expect(await list()).toEqual([second]);
    expect((await server.request("/api/campaigns", {}, "mine")).status).toBe(200);
    expect((await server.requestControl(path, undefined, "DELETE")).status).toBe(204);
    expect(await list()).toEqual([]);
  });
});
