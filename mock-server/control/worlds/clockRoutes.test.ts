import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { requestControl } from "#testing/controlApi.ts";
import { createStandingWorld, removeWorlds } from "#testing/worlds.ts";

beforeEach(() => {
  removeWorlds();
  createStandingWorld("DE", "mine");
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
    // In one request, in this order.
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
