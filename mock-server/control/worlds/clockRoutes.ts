import { Hono } from "hono";
import * as v from "valibot";
import type { Clock } from "../../world/clock.ts";
import { timestampSchema } from "../../world/timestampSchema.ts";
import { ControlError } from "../controlError.ts";
import { parseBody } from "../requestInput.ts";
import type { WorldEnv } from "../worldEnv.ts";

const maxSeconds = 100 * 366 * 86_400;
const expectedSeconds = `must be a number of seconds from 0 to ${maxSeconds} (a hundred years).`;
const maxTime = Date.parse("9999-12-31T23:59:59Z");

const clockRequestSchema = v.strictObject({
  /** Sets this time. */
  set: v.optional(timestampSchema),
  /** Advances by so many seconds. */
  advance: v.optional(
    v.pipe(
      v.number(expectedSeconds),
      v.minValue(0, expectedSeconds),
      v.maxValue(maxSeconds, expectedSeconds),
    ),
  ),
  /** Freezes or unfreezes the clock. */
  frozen: v.optional(v.boolean("must be true or false.")),
});

/** `/worlds/:id/clock`: the clock of a world. One request can set, then advance, then freeze it. */
export function createClockRoutes(): Hono<WorldEnv> {
  return new Hono<WorldEnv>()
    .get("/", (c) => c.json(getClockState(c.get("world").clock)))
    .patch("/", async (c) => {
      const { set, advance, frozen } = await parseBody(c, clockRequestSchema);
      const { clock } = c.get("world");
      if (advance !== undefined && (set ?? clock.now()).getTime() + advance * 1000 > maxTime) {
        throw new ControlError(400, "advance: must not move the clock beyond the year 9999.");
      }
      if (set) clock.set(set);
      if (advance !== undefined) clock.advance(advance * 1000);
      if (frozen === true) clock.freeze();
      if (frozen === false) clock.unfreeze();
      return c.json(getClockState(clock));
    });
}

function getClockState(clock: Clock) {
  return { now: clock.now().toISOString(), frozen: clock.isFrozen };
}
