import { Hono } from "hono";
import * as v from "valibot";
import { journalEntrySchema, serviceNames } from "../world/journal/journalEntry.ts";
import { ControlError } from "./controlError.ts";
import { createOperationDescriber, validate } from "./describeOperation.ts";
import { exchangeSchema, readExchange } from "./journal/readExchange.ts";
import type { WorldEnv } from "./worldEnv.ts";

const journalQuerySchema = v.strictObject({
  operation: v.optional(
    v.pipe(v.string(), v.description("Name of a GraphQL operation, or for REST method and path.")),
  ),
  service: v.optional(v.picklist(serviceNames, `must be one of ${serviceNames.join(", ")}.`)),
});

const describe = createOperationDescriber("journal", [404]);

/** `/worlds/:id/journal`: the requests of a world with their outcomes, secrets hidden. */
export function createJournalRoutes() {
  return new Hono<WorldEnv>()
    .get(
      "/",
      describe({
        id: "getJournal",
        summary: "The requests of a world in the order of their responses, secrets hidden",
        content: v.strictObject({ entries: v.array(journalEntrySchema) }),
      }),
      validate("query", journalQuerySchema),
      (c) => c.json({ entries: c.get("world").journal.entries(c.req.valid("query")) }),
    )
    .delete("/", describe({ id: "clearJournal", summary: "Deletes all entries", status: 204 }), (c) => {
      c.get("world").journal.clear();
      return c.body(null, 204);
    })
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
