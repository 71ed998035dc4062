import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import * as v from "valibot";
import { serviceNames } from "./journal/journal.ts";
import { nearMisses } from "./journal/nearMisses.ts";
import { readQuery } from "./requestBody.ts";
import type { WorldEnv } from "./worldEnv.ts";

const filter = {
  operation: v.optional(v.string()),
  service: v.optional(v.picklist(serviceNames, `must be one of ${serviceNames.join(", ")}.`)),
};

const wholeNumber = (least: number, most: number) => {
  const expected = `must be a whole number from ${least} to ${most}.`;
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, expected),
    v.transform(Number),
    v.minValue(least, expected),
    v.maxValue(most, expected),
  );
};

const journalQuery = v.strictObject(filter);

const waitQuery = v.strictObject({
  ...filter,
  /** How many matching calls to wait for. */
  count: v.optional(wholeNumber(1, 1000), "1"),
  /** After how many milliseconds to give up. */
  timeout: v.optional(wholeNumber(0, 60_000), "5000"),
});

/** `/worlds/:id/journal`: every call of a world with its outcome, secrets hidden. */
export function journalRoutes(): Hono<WorldEnv> {
  return new Hono<WorldEnv>()
    .get("/", (c) => {
      const { journal } = c.get("world");
      const query = readQuery(c, journalQuery);
      const entries = journal.entries(query);
      return c.json({
        entries,
        nearMisses: entries.length > 0 ? [] : missesOf(query.operation, journal.operations()),
      });
    })
    .delete("/", (c) => {
      c.get("world").journal.clear();
      return c.body(null, 204);
    })
    .get("/wait", async (c) => {
      const { journal } = c.get("world");
      const { count, timeout, ...query } = readQuery(c, waitQuery);
      const signal = AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(timeout)]);
      const entries = await journal.waitFor(query, count, signal);
      if (entries.length >= count) return c.json({ entries });
      const what = query.operation ?? "matching";
      const misses = missesOf(query.operation, journal.operations());
      const hint = misses.length > 0 ? ` Did you mean ${misses.join(" or ")}?` : "";
      return c.json(
        {
          message: `Only ${entries.length} of ${count} ${what} calls came within ${timeout} ms.${hint}`,
          entries,
        },
        408,
      );
    })
    .get("/live", (c) => {
      const { journal } = c.get("world");
      return streamSSE(c, async (stream) => {
        const stop = journal.subscribe((entry) => void stream.writeSSE({ data: JSON.stringify(entry) }));
        await new Promise<void>((resolve) => {
          stream.onAbort(resolve);
        });
        stop();
      });
    });
}

function missesOf(operation: string | undefined, called: readonly string[]): string[] {
  return operation === undefined ? [] : nearMisses(operation, called);
}
