import * as v from "valibot";
import { timestampSchema } from "../timestampSchema.ts";
import { serviceNames } from "./journalEntry.ts";

const textSchema = v.string("must be a text.");
const countSchema = v.pipe(v.number("must be a number."), v.integer("must be a whole number."));

/** A journal entry as the control API returns it. */
export const journalEntrySchema = v.pipe(
  v.strictObject(
    {
      number: v.pipe(countSchema, v.minValue(1, "must be at least 1."), v.description("Counts up from 1.")),
      at: v.pipe(
        timestampSchema,
        v.transform((time) => time.toISOString()),
        v.description("The world's time when the request arrived."),
      ),
      service: v.picklist(serviceNames, `must be one of ${serviceNames.join(", ")}.`),
      method: textSchema,
      path: textSchema,
      operation: v.pipe(
        textSchema,
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
        countSchema,
        v.description("HTTP status; 0 if the connection ended without a response."),
      ),
      duration: v.pipe(v.number("must be a number."), v.description("Milliseconds until the response.")),
      errorCodes: v.pipe(
        v.array(textSchema, "must be a list."),
        v.description("Codes of the GraphQL errors in the response."),
      ),
    },
    "must be an entry of a journal.",
  ),
  v.metadata({ ref: "JournalEntry" }),
);
