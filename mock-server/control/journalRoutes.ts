import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import * as v from "valibot";
import { serviceNames } from "../world/journal/journalEntry.ts";
import { suggestNames } from "../world/journal/suggestNames.ts";
import { ControlError } from "./controlError.ts";
import { createHar } from "./journal/createHar.ts";
import { readExchange } from "./journal/readExchange.ts";
import { parseQuery } from "./requestInput.ts";
import type { WorldEnv } from "./worldEnv.ts";

const filterFields = {
  operation: v.optional(v.string()),
  service: v.optional(v.picklist(serviceNames, `must be one of ${serviceNames.join(", ")}.`)),
};

const createIntegerSchema = (min: number, max: number) => {
  const expected = `must be a whole number from ${min} to ${max}.`;
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, expected),
    v.transform(Number),
    v.minValue(min, expected),
    v.maxValue(max, expected),
  );
};

const journalQuerySchema = v.strictObject({
  ...filterFields,
  /** Words that an entry contains. */
  text: v.optional(v.string()),
  /** Selects failed requests alone. */
  failed: v.pipe(
    v.optional(v.picklist(["true", "false"], "must be true or false."), "false"),
    v.transform((value) => value === "true"),
  ),
});

const waitQuerySchema = v.strictObject({
  ...filterFields,
  /** Number of matching requests to wait for. */
  count: v.optional(createIntegerSchema(1, 1000), "1"),
  /** Timeout in milliseconds. */
  timeout: v.optional(createIntegerSchema(0, 60_000), "5000"),
});

/** `/worlds/:id/journal`: the requests of a world with their outcomes, secrets hidden. */
export function createJournalRoutes(): Hono<WorldEnv> {
  return new Hono<WorldEnv>()
    .get("/", (c) => {
      const { journal } = c.get("world");
      const filter = parseQuery(c, journalQuerySchema);
      const entries = journal.entries(filter);
      const nearMisses = entries.length > 0 ? [] : findNearMisses(filter.operation, journal.operations());
      return c.json({ entries, nearMisses });
    })
    .delete("/", (c) => {
      c.get("world").journal.clear();
      return c.body(null, 204);
    })
    .get("/wait", async (c) => {
      const { journal } = c.get("world");
      const { count, timeout, ...filter } = parseQuery(c, waitQuerySchema);
      const signal = AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(timeout)]);
      const entries = await journal.waitFor(filter, count, signal);
      if (entries.length >= count) return c.json({ entries });
      const name = filter.operation ?? "matching";
      const nearMisses = findNearMisses(filter.operation, journal.operations());
      const hint = nearMisses.length > 0 ? ` Did you mean ${nearMisses.join(" or ")}?` : "";
      const message = `Received ${entries.length} of ${count} ${name} requests within ${timeout} ms.${hint}`;
      return c.json({ message, entries }, 408);
    })
    .get("/har", (c) => {
      const { id, journal } = c.get("world");
      const entries = journal.entries(parseQuery(c, journalQuerySchema));
      c.header("content-disposition", `attachment; filename="${id}.har"`);
      return c.json(createHar(entries, (number) => journal.findExchange(number)));
    })
    .get("/live", (c) => {
      const { journal } = c.get("world");
      return streamSSE(c, async (stream) => {
        const unsubscribe = journal.subscribe(
          (entry) => void stream.writeSSE({ data: JSON.stringify(entry) }),
        );
        await new Promise<void>((resolve) => {
          stream.onAbort(resolve);
        });
        unsubscribe();
      });
    })
    .get("/:number", (c) => {
      const number = c.req.param("number");
      const { journal } = c.get("world");
      const entry = journal.entries().find((recorded) => String(recorded.number) === number);
      const raw = entry && journal.findExchange(entry.number);
      if (raw) return c.json(readExchange(entry, raw));
      throw new ControlError(
        404,
        `Request and response of entry "${number}" are not in the journal, or no longer.`,
      );
    });
}

function findNearMisses(operation: string | undefined, recorded: readonly string[]): string[] {
  return operation === undefined ? [] : suggestNames(operation, recorded);
}
