import { Hono } from "hono";
import * as v from "valibot";
import type { Clock } from "#world/clock.ts";
import { booleanSchema, timestampSchema } from "#world/inputSchemas.ts";
import { ControlError } from "../controlError.ts";
import { createOperationDescriber, validate } from "../describeOperation.ts";
import type { WorldEnv } from "../worldEnv.ts";

const maxSeconds = 100 * 366 * 86_400;
const expectedSeconds = `must be a number of seconds from 0 to ${maxSeconds} (a hundred years).`;
const maxTime = Date.parse("9999-12-31T23:59:59Z");

const clockRequestSchema = v.strictObject({
  set: v.optional(v.pipe(timestampSchema, v.description("The new time."))),
  advance: v.optional(
    v.pipe(
      v.number(expectedSeconds),
      v.minValue(0, expectedSeconds),
      v.maxValue(maxSeconds, expectedSeconds),
      v.description("Seconds to advance by."),
    ),
  ),
  frozen: v.optional(booleanSchema),
});

const clockSchema = v.pipe(
  v.strictObject({ now: v.pipe(v.string(), v.isoTimestamp()), frozen: v.boolean() }),
  v.metadata({ ref: "Clock" }),
);

const describe = createOperationDescriber("clock", [404]);

/** `/worlds/:id/clock`: the clock of a world. */
export function createClockRoutes() {
  return new Hono<WorldEnv>()
    .get("/", describe({ id: "getClock", summary: "The time of a world", content: clockSchema }), (c) =>
      c.json(getClockState(c.get("world").clock)),
    )
    .patch(
      "/",
      describe({
        id: "changeClock",
        summary: "Sets, then advances, then freezes or unfreezes the clock",
        content: clockSchema,
      }),
      validate("json", clockRequestSchema),
      (c) => {
        const { set, advance, frozen } = c.req.valid("json");
        const { clock } = c.get("world");
        if (advance !== undefined && (set ?? clock.now()).getTime() + advance * 1000 > maxTime) {
          throw new ControlError(400, "advance: must not move the clock beyond the year 9999.");
        }
        if (set) clock.set(set);
        if (advance !== undefined) clock.advance(advance * 1000);
        if (frozen === true) clock.freeze();
        if (frozen === false) clock.unfreeze();
        return c.json(getClockState(clock));
      },
    );
}

function getClockState(clock: Clock): v.InferOutput<typeof clockSchema> {
  return { now: clock.now().toISOString(), frozen: clock.isFrozen };
}
