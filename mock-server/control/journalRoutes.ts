import { Hono } from "hono";
import * as v from "valibot";
import { oneOfSchema } from "#world/inputSchemas.ts";
import type { HeaderEntries, RawExchange } from "#world/journal/journal.ts";
import type { JournalEntry } from "#world/journal/journalEntry.ts";
import { mask, maskTokens } from "#world/journal/maskTokens.ts";
import type { World } from "#world/world.ts";
import { journalEntrySchema, serviceNames } from "../world/journal/journalEntry.ts";
import { ControlError } from "./controlError.ts";
import { createOperationDescriber, validate } from "./describeOperation.ts";
import type { WorldEnv } from "./worldEnv.ts";

const journalQuerySchema = v.strictObject({
  operation: v.optional(
    v.pipe(v.string(), v.description("Name of a GraphQL operation, or for REST method and path.")),
  ),
  service: v.optional(oneOfSchema(serviceNames)),
});

const messageSchema = v.strictObject({
  headers: v.array(v.strictTuple([v.string(), v.string()])),
  body: v.pipe(
    v.nullable(v.string()),
    v.description("JSON or a form; null if there was none, or it was another type or too long."),
  ),
});

/** A request and its response with tokens and passwords hidden. */
const exchangeSchema = v.pipe(
  v.strictObject({
    url: v.string(),
    request: messageSchema,
    response: v.pipe(
      v.nullable(messageSchema),
      v.description("Null if the connection ended without a response."),
    ),
  }),
  v.metadata({ ref: "Exchange" }),
);

export type Exchange = v.InferOutput<typeof exchangeSchema>;

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
        const world = c.get("world");
        const { journal } = world;
        const entry = journal.entries().find((recorded) => String(recorded.number) === number);
        const raw = entry && journal.findExchange(entry.number);
        if (raw) return c.json(readExchange(entry, raw, world));
        throw new ControlError(
          404,
          `Request and response of entry "${number}" are not in the journal, or no longer.`,
        );
      },
    );
}

/** Hides the tokens of an exchange. */
function readExchange({ status }: JournalEntry, raw: RawExchange, world: World): Exchange {
  const maskHeaders = (headers: HeaderEntries): Exchange["request"]["headers"] =>
    [...headers].map(([name, value]) => [
      name,
      /authorization|cookie/i.test(name) ? mask : maskTokens(value, world),
    ]);
  const maskBody = (body = "") => (body === "" ? null : maskTokens(formatBody(body), world));
  return {
    url: maskTokens(raw.url, world),
    request: { headers: maskHeaders(raw.requestHeaders), body: maskBody(raw.requestBody) },
    response:
      status === 0 ? null : { headers: maskHeaders(raw.responseHeaders), body: maskBody(raw.responseBody) },
  };
}

function formatBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
