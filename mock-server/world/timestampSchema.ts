import * as v from "valibot";

const expected = "must be an ISO timestamp such as 2026-03-09T08:00:00Z.";

/** A point in time as an ISO timestamp, parsed into a `Date`. */
export const timestampSchema = v.pipe(v.string(expected), v.isoTimestamp(expected), v.toDate(expected));
