import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { requestControl } from "#testing/controlApi.ts";
import { createStandingWorld, removeWorlds } from "#testing/worlds.ts";

beforeEach(() => {
  removeWorlds();
  createStandingWorld("DE", "mine");
  createStandingWorld("DE", "other");
});

const clockSchema = v.strictObject({ now: v.string(), frozen: v.boolean() });
const readClock = async (id: string) =>
  v.parse(clockSchema, await (await requestControl("GET", `/worlds/${id}/clock`)).json());
const changeClock = async (change: object) => {
  const response = await requestControl("PATCH", "/worlds/mine/clock", change);
  expect(response.status).toBe(200);
  return v.parse(clockSchema, await response.json());
};

describe("PATCH /control/worlds/:id/clock", () => {
  it("sets, advances and freezes the clock of one world, and of no other", async () => {
    expect(await changeClock({ frozen: true, advance: 60, set: "2027-05-05T12:00:00Z" })).toEqual({
      now: "2027-05-05T12:01:00.000Z",
      frozen: true,
    });
    expect(await changeClock({ frozen: false })).toMatchObject({ frozen: false });
    expect(await readClock("other")).toEqual({ now: "2026-03-09T08:00:00.000Z", frozen: true });
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
