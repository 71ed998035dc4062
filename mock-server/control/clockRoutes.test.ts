import { decodeJwt } from "jose";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callerIn, idTokenOf } from "../testing/caller.ts";
import { controlCall } from "../testing/controlCalls.ts";
import { found, requestOf } from "../testing/records.ts";
import { mainApi } from "../testing/services.ts";
import { freshWorld, removeWorlds, worlds } from "../testing/worlds.ts";
import type { World } from "../world/world.ts";

let world: World;
beforeEach(() => {
  removeWorlds();
  world = freshWorld("DE", "mine");
  freshWorld("DE", "other");
});
afterEach(() => {
  vi.useRealTimers();
});

const state = v.strictObject({ now: v.string(), frozen: v.boolean() });
const read = async (id = "mine") =>
  v.parse(state, await (await controlCall("GET", `/worlds/${id}/clock`)).json());
const move = async (change: object) => {
  const response = await controlCall("PATCH", "/worlds/mine/clock", change);
  expect(response.status).toBe(200);
  return v.parse(state, await response.json());
};
const start = "2026-03-09T08:00:00.000Z";

describe("the clock of a world", () => {
  it("is set, advanced, stopped and let go by the control API, and no other world's with it", async () => {
    vi.useFakeTimers({ now: new Date("2030-01-01T00:00:00Z") });
    expect(await read()).toEqual({ now: start, frozen: true });
    expect(await move({ set: "2027-01-01T00:00:00+01:00" })).toEqual({
      now: "2026-12-31T23:00:00.000Z",
      frozen: true,
    });
    expect(await move({ advance: 90.5 })).toMatchObject({ now: "2026-12-31T23:01:30.500Z" });
    vi.advanceTimersByTime(60_000);
    expect(await read()).toMatchObject({ now: "2026-12-31T23:01:30.500Z" });
    expect(await move({ frozen: false })).toEqual({ now: "2026-12-31T23:01:30.500Z", frozen: false });
    vi.advanceTimersByTime(60_000);
    expect(await read()).toMatchObject({ now: "2026-12-31T23:02:30.500Z" });
    expect(await read("other")).toEqual({ now: start, frozen: true });
  });

  it("sets first, then advances, then stops where all is asked at once", async () => {
    expect(await move({ frozen: true, advance: 60, set: "2027-05-05T12:00:00Z" })).toEqual({
      now: "2027-05-05T12:01:00.000Z",
      frozen: true,
    });
  });

  it("stays as it is where one part is wrong", async () => {
    const response = await controlCall("PATCH", "/worlds/mine/clock", {
      set: "2027-05-05T12:00:00Z",
      advance: -1,
    });
    expect(response.status).toBe(400);
    expect(await read()).toMatchObject({ now: start });
  });

  it("never leaves the years that can be written", async () => {
    await move({ set: "9999-12-31T00:00:00Z" });
    const response = await controlCall("PATCH", "/worlds/mine/clock", { advance: 86_400 });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: "advance: leads beyond the year 9999." });
    expect((await controlCall("GET", "/worlds")).status).toBe(200);
  });
});

describe("what follows the clock", () => {
  it("tokens: they are issued by it and end by it [R4.4]", async () => {
    const token = await idTokenOf(world, "anna");
    expect(decodeJwt(token)).toMatchObject({ iat: Date.parse(start) / 1000 });
    const status = async () => {
      const headers = { cookie: "mock-world=mine", authorization: `Bearer ${token}` };
      return (await mainApi.request("/api/auth/me", { headers })).status;
    };
    await move({ advance: 3599 });
    expect(await status()).toBe(200);
    await move({ advance: 1 });
    expect(await status()).toBe(401);
    await move({ set: start });
    expect(await status()).toBe(200);
  });

  it("deadlines: the days that remain become fewer until a request is overdue", async () => {
    const { id, deadline } = requestOf(world, "anna", "OPEN");
    expect(deadline).toBe("2026-03-12T08:00:00.000Z");
    const seen = async () => {
      const document = `{ showRequest(id: "${id}") { remainingDays overdue } }`;
      return (await callerIn(world, "anna").main(document)).data;
    };
    expect(await seen()).toEqual({ showRequest: { remainingDays: 3, overdue: false } });
    await move({ advance: 86_400 });
    expect(await seen()).toEqual({ showRequest: { remainingDays: 2, overdue: false } });
    await move({ advance: 5 * 86_400 });
    expect(await seen()).toEqual({ showRequest: { remainingDays: -3, overdue: true } });
  });

  it("claims: a registration token ends by it [R7.48]", async () => {
    await controlCall("POST", "/worlds", { country: "DE", id: "claims", scenario: "claims", now: start });
    const claims = found(worlds.get("claims"));
    claims.clock.advance(31 * 86_400_000);
    const answer = await callerIn(claims, "ben").registration(
      'mutation { claimRegisteredWindows(registrationToken: "claim-open") { id } }',
    );
    expect(answer.errors).not.toEqual([]);
    expect(found(claims.registrations[0]).claimedBy).toBeNull();
  });

  it("dates: what is made later is dated later", async () => {
    await move({ set: "2027-06-01T00:00:00Z" });
    const dario = callerIn(world, "dario");
    const { data } = await dario.registration(
      `mutation { registerInstalledWindows(windowProducts: [{key: "TGS M06", serialNumber: "TG900001", installationDate: "2027-05-31"}]) }`,
    );
    expect(data).toEqual({ registerInstalledWindows: expect.any(String) });
    expect(world.windows.at(-1)?.createdAt).toMatch(/^2027-06-01T/);
  });
});
