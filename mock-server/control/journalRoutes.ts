import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import * as v from "valibot";
import { serviceNames } from "../world/journal/journalEntry.ts";
import { journalEntrySchema } from "../world/journal/journalEntrySchema.ts";
import { ControlError } from "./controlError.ts";
import { createOperationDescriber, validate } from "./describeOperation.ts";
import { exchangeSchema, readExchange } from "./journal/readExchange.ts";
import type { WorldEnv } from "./worldEnv.ts";

const filterFields = {
  operation: v.optional(
    v.pipe(v.string(), v.description("Name of a GraphQL operation, or for REST method and path.")),
  ),
  service: v.optional(v.picklist(serviceNames, `must be one of ${serviceNames.join(", ")}.`)),
};

const createIntegerSchema = (description: string, min: number, max: number) => {
  const expected = `must be a whole number from ${min} to ${max}.`;
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, expected),
    v.transform(Number),
    v.minValue(min, expected),
    v.maxValue(max, expected),
    v.description(`${description}, from ${min} to ${max}.`),
  );
};

const journalQuerySchema = v.strictObject(filterFields);

const waitQuerySchema = v.strictObject({
  ...filterFields,
  count: v.optional(createIntegerSchema("Number of requests", 1, 1000), "1"),
  timeout: v.optional(createIntegerSchema("Timeout in milliseconds", 0, 60_000), "5000"),
});

const entriesSchema = v.strictObject({ entries: v.array(journalEntrySchema) });

const describe = createOperationDescriber("journal", [404]);

/** `/worlds/:id/journal`: the requests of a world with their outcomes, secrets hidden. */
export function createJournalRoutes() {
  return new Hono<WorldEnv>()
    .get(
      "/",
      describe({
        id: "getJournal",
        summary: "The requests of a world in the order of their responses, secrets hidden",
        content: entriesSchema,
      }),
      validate("query", journalQuerySchema),
      (c) => c.json({ entries: c.get("world").journal.entries(c.req.valid("query")) }),
    )
    .delete("/", describe({ id: "clearJournal", summary: "Deletes all entries", status: 204 }), (c) => {
      c.get("world").journal.clear();
      return c.body(null, 204);
    })
    .get(
      "/wait",
      describe({
        id: "waitForRequests",
        summary: "Waits until there are enough matching requests, and returns all of them",
        content: entriesSchema,
        errors: [408],
      }),
      validate("query", waitQuerySchema),
      async (c) => {
        const { count, timeout, ...filter } = c.req.valid("query");
        const signal = AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(timeout)]);
        const entries = await c.get("world").journal.waitFor(filter, count, signal);
        if (entries.length >= count) return c.json({ entries });
        const name = filter.operation ?? "matching";
        throw new ControlError(
          408,
          `Received ${entries.length} of ${count} ${name} requests within ${timeout} ms.`,
        );
      },
    )
    .get(
      "/live",
      describe({
        id: "followJournal",
        summary: "Sends each new entry as a server-sent event, whose data is a JournalEntry",
        content: "text/event-stream",
      }),
      (c) => {
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
      },
    )
    .get(
      "/:number",
      describe({
        id: "getExchange",
        summary: "Request and response of one of the last 500 entries, secrets hidden",
        content: exchangeSchema,
      }),
      (c) => {
        const number = c.req.param("number");
        const { journal } = c.get("world");
        const entry = journal.entries().find((recorded) => String(recorded.number) === number);
        const raw = entry && journal.findExchange(entry.number);
        if (raw) return c.json(readExchange(entry, raw));
        throw new ControlError(
          404,
          `Request and response of entry "${number}" are not in the journal, or no longer.`,
        );
      },
    );
}
