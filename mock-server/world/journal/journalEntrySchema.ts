import * as v from "valibot";
import { serviceNames } from "./journalEntry.ts";

const integerSchema = v.pipe(v.number(), v.integer());

/** A journal entry as the control API describes it. */
export const journalEntrySchema = v.pipe(
  v.strictObject({
    number: v.pipe(integerSchema, v.minValue(1), v.description("Counts up from 1.")),
    at: v.pipe(v.string(), v.isoTimestamp(), v.description("The world's time when the request arrived.")),
    service: v.picklist(serviceNames),
    method: v.string(),
    path: v.string(),
    operation: v.pipe(
      v.string(),
      v.description(
        "Name of the GraphQL operation; for REST method and path, for the sign-in provider the end of the path.",
      ),
    ),
    variables: v.exactOptional(
      v.pipe(
        v.unknown(),
        v.description("Variables of a GraphQL operation, secrets and personal data hidden."),
      ),
    ),
    status: v.pipe(
      integerSchema,
      v.description("HTTP status; 0 if the connection ended without a response."),
    ),
    duration: v.pipe(v.number(), v.description("Milliseconds until the response.")),
    errorCodes: v.pipe(v.array(v.string()), v.description("Codes of the GraphQL errors in the response.")),
  }),
  v.metadata({ ref: "JournalEntry" }),
);
