import { Hono } from "hono";
import * as v from "valibot";
import type { Clock } from "../world/clock.ts";
import { ControlError } from "./controlError.ts";
import { readBody } from "./requestBody.ts";
import type { WorldEnv } from "./worldEnv.ts";

const expectedInstant = "must be an instant such as 2026-03-09T08:00:00Z.";
const mostSeconds = 100 * 366 * 86_400;
const expectedSeconds = `must be a number of seconds from 0 to ${mostSeconds}, a hundred years.`;
const lastInstant = Date.parse("9999-12-31T23:59:59Z");

const clockRequest = v.strictObject({
  /** Jumps to this time. */
  set: v.optional(
    v.pipe(v.string(expectedInstant), v.isoTimestamp(expectedInstant), v.toDate(expectedInstant)),
  ),
  /** Jumps ahead by so many seconds. */
  advance: v.optional(
    v.pipe(
      v.number(expectedSeconds),
      v.minValue(0, expectedSeconds),
      v.maxValue(mostSeconds, expectedSeconds),
    ),
  ),
  /** Stops the clock, or lets it run on. */
  frozen: v.optional(v.boolean("must be true or false.")),
});

/** `/worlds/:id/clock`: the time by which everything in a world goes. */
export function clockRoutes(): Hono<WorldEnv> {
  return new Hono<WorldEnv>()
    .get("/", (c) => c.json(stateOf(c.get("world").clock)))
    .patch("/", async (c) => {
      const { set, advance, frozen } = await readBody(c, clockRequest);
      const { clock } = c.get("world");
      if (advance !== undefined && (set ?? clock.now()).getTime() + advance * 1000 > lastInstant) {
        throw new ControlError(400, "advance: leads beyond the year 9999.");
      }
      if (set) clock.set(set);
      if (advance !== undefined) clock.advance(advance * 1000);
      if (frozen === true) clock.freeze();
      if (frozen === false) clock.unfreeze();
      return c.json(stateOf(clock));
    });
}

function stateOf(clock: Clock) {
  return { now: clock.now().toISOString(), frozen: clock.isFrozen };
}
