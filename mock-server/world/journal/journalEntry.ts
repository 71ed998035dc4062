import * as v from "valibot";

/** Names of the services in faults and journal. */
export const serviceNames = ["main-api", "rest", "registration", "identity"] as const;
export type ServiceName = (typeof serviceNames)[number];

const integerSchema = v.pipe(v.number(), v.integer());

/** A request with its outcome. */
export const journalEntrySchema = v.pipe(
  v.strictObject({
    number: v.pipe(integerSchema, v.minValue(1), v.description("Counts up from 1.")),
    at: v.pipe(v.string(), v.isoTimestamp(), v.description("The world's time when the request arrived.")),
    service: v.picklist(serviceNames),
    method: v.string(),
    path: v.pipe(v.string(), v.description("Without the query, which may contain secrets.")),
    operation: v.pipe(
      v.string(),
      v.description(
        "Name of the GraphQL operation; for REST method and path, for the sign-in provider the end of the path.",
      ),
    ),
    variables: v.exactOptional(
      v.pipe(v.unknown(), v.description("Variables of a GraphQL operation, tokens and passwords hidden.")),
    ),
    status: v.pipe(
      integerSchema,
      v.description("HTTP status; 0 if the connection ended without a response."),
    ),
    duration: v.pipe(v.number(), v.description("Milliseconds until the response.")),
    backend: v.optional(
      v.pipe(v.literal(true), v.description("Set if the backend behind the mock server responded.")),
    ),
    errorCodes: v.pipe(v.array(v.string()), v.description("Codes of the GraphQL errors in the response.")),
  }),
  v.metadata({ ref: "JournalEntry" }),
);

export type JournalEntry = v.InferOutput<typeof journalEntrySchema>;

/** The description of an arriving request for faults and journal. */
export type DescribedRequest = Omit<JournalEntry, "number" | "at" | "status" | "duration" | "errorCodes">;

/** Selects entries. Default: all. */
export interface JournalFilter {
  operation?: string | undefined;
  service?: ServiceName | undefined;
  /** Whether to select failed requests alone. */
  failed?: boolean | undefined;
  /** Words that operation, service, method, path, status, error codes or variables contain. */
  text?: string | undefined;
}

/** Whether a request was answered with an error, or not at all. */
export function isFailedEntry({ status, errorCodes }: Pick<JournalEntry, "status" | "errorCodes">): boolean {
  return status === 0 || status >= 400 || errorCodes.length > 0;
}

/** Whether the filter selects an entry. Console and control API share this rule. */
export function matchesEntry(entry: JournalEntry, filter: JournalFilter): boolean {
  return (
    (filter.operation === undefined || entry.operation === filter.operation) &&
    (filter.service === undefined || entry.service === filter.service) &&
    (filter.failed !== true || isFailedEntry(entry)) &&
    (filter.text === undefined || containsText(entry, filter.text))
  );
}

function containsText(
  { operation, service, method, path, status, errorCodes, variables = "", backend }: JournalEntry,
  text: string,
): boolean {
  const words = [operation, service, method, path, String(status), ...errorCodes, JSON.stringify(variables)];
  if (backend) words.push("backend");
  const content = words.join(" ").toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => content.includes(word));
}
