import { decodeJwt } from "jose";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { requestControl } from "../../testing/controlApi.ts";
import { findRequest } from "../../testing/findRecords.ts";
import { createClient, issueIdToken } from "../../testing/serviceClient.ts";
import { mainApi } from "../../testing/services.ts";
import { createStandingWorld, removeWorlds } from "../../testing/worlds.ts";
import type { World } from "../../world/world.ts";

let world: World;
beforeEach(() => {
  removeWorlds();
  world = createStandingWorld("DE", "mine");
  createStandingWorld("DE", "other");
});
afterEach(() => {
  vi.useRealTimers();
});

const clockSchema = v.strictObject({ now: v.string(), frozen: v.boolean() });
const readClock = async (id = "mine") =>
  v.parse(clockSchema, await (await requestControl("GET", `/worlds/${id}/clock`)).json());
const changeClock = async (change: object) => {
  const response = await requestControl("PATCH", "/worlds/mine/clock", change);
  expect(response.status).toBe(200);
  return v.parse(clockSchema, await response.json());
};
const start = "2026-03-09T08:00:00.000Z";

describe("PATCH /control/worlds/:id/clock", () => {
  it("sets, advances, freezes and unfreezes the clock of one world", async () => {
    vi.useFakeTimers({ now: new Date("2030-01-01T00:00:00Z") });
    expect(await readClock()).toEqual({ now: start, frozen: true });
    expect(await changeClock({ set: "2027-01-01T00:00:00+01:00" })).toEqual({
      now: "2026-12-31T23:00:00.000Z",
      frozen: true,
    });
    expect(await changeClock({ advance: 90.5 })).toMatchObject({ now: "2026-12-31T23:01:30.500Z" });
    vi.advanceTimersByTime(60_000);
    expect(await readClock()).toMatchObject({ now: "2026-12-31T23:01:30.500Z" });
    expect(await changeClock({ frozen: false })).toEqual({ now: "2026-12-31T23:01:30.500Z", frozen: false });
    vi.advanceTimersByTime(60_000);
    expect(await readClock()).toMatchObject({ now: "2026-12-31T23:02:30.500Z" });
    expect(await readClock("other")).toEqual({ now: start, frozen: true });
  });

  it("sets, then advances, then freezes the clock in one request", async () => {
    expect(await changeClock({ frozen: true, advance: 60, set: "2027-05-05T12:00:00Z" })).toEqual({
      now: "2027-05-05T12:01:00.000Z",
      frozen: true,
    });
  });

  it("rejects times beyond the year 9999", async () => {
    await changeClock({ set: "9999-12-31T00:00:00Z" });
    const response = await requestControl("PATCH", "/worlds/mine/clock", { advance: 86_400 });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      message: "advance: must not move the clock beyond the year 9999.",
    });
  });
});

describe("clock of a world", () => {
  it("determines issue and expiry of tokens", { tags: ["R4.4"] }, async () => {
    const token = await issueIdToken(world, "anna");
    expect(decodeJwt(token)).toMatchObject({ iat: Date.parse(start) / 1000 });
    const getStatus = async () => {
      const headers = { cookie: "mock-world=mine", authorization: `Bearer ${token}` };
      return (await mainApi.request("/api/auth/me", { headers })).status;
    };
    await changeClock({ advance: 3599 });
    expect(await getStatus()).toBe(200);
    await changeClock({ advance: 1 });
    expect(await getStatus()).toBe(401);
    await changeClock({ set: start });
    expect(await getStatus()).toBe(200);
  });

  it("determines the remaining days of a request", async () => {
    const { id, deadline } = findRequest(world, "anna", "OPEN");
    expect(deadline).toBe("2026-03-12T08:00:00.000Z");
    const queryRequest = async () => {
      const document = `{ showRequest(id: "${id}") { remainingDays overdue } }`;
      return (await createClient(world, "anna").main(document)).data;
    };
    expect(await queryRequest()).toEqual({ showRequest: { remainingDays: 3, overdue: false } });
    await changeClock({ advance: 86_400 });
    expect(await queryRequest()).toEqual({ showRequest: { remainingDays: 2, overdue: false } });
    await changeClock({ advance: 5 * 86_400 });
    expect(await queryRequest()).toEqual({ showRequest: { remainingDays: -3, overdue: true } });
  });
});
