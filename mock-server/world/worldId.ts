import * as v from "valibot";

const expected = "must have 1 to 63 lower-case letters, digits and hyphens, no hyphen first.";

/** A world's id as it may come from outside: it becomes part of addresses. */
export const worldId = v.pipe(v.string(expected), v.regex(/^[a-z\d][a-z\d-]{0,62}$/, expected));
