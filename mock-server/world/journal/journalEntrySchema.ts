import * as v from "valibot";
import { timestampSchema } from "../timestampSchema.ts";
import { serviceNames } from "./journalEntry.ts";

const textSchema = v.string("must be a text.");
const countSchema = v.pipe(v.number("must be a number."), v.integer("must be a whole number."));

/** A journal entry as the control API returns it. */
export const journalEntrySchema = v.strictObject(
  {
    number: v.pipe(countSchema, v.minValue(1, "must be at least 1.")),
    at: v.pipe(
      timestampSchema,
      v.transform((time) => time.toISOString()),
    ),
    service: v.picklist(serviceNames, `must be one of ${serviceNames.join(", ")}.`),
    method: textSchema,
    path: textSchema,
    operation: textSchema,
    variables: v.exactOptional(v.unknown()),
    status: countSchema,
    duration: v.number("must be a number."),
    errorCodes: v.array(textSchema, "must be a list."),
  },
  "must be an entry of a journal.",
);
