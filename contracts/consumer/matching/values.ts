import { type Matcher, MatchersV3 } from "@pact-foundation/pact";
import { exampleValues, repeatFromState, type StateValueName } from "#contracts/pact/stateValues.ts";
import type { NullableMatcher } from "./template.ts";

const { equal, regex, string } = MatchersV3;

/**
 * Also accepts null. The two rules are alternatives, which Pact's library cannot write: `checkCommittedPacts.ts` does. Works
 * for texts and numbers, not for objects.
 */
export function orNull<T>({ value, ...rule }: Matcher<T> & { value?: unknown }): NullableMatcher<T> {
  return { "pact:matcher:type": [rule, { "pact:matcher:type": "null" }], value: value as T };
}

/** Matches exactly the object's values, null included. A service may write blanks into phone numbers. */
export function createEqual<T extends object>(
  values: T,
): { [Name in keyof T]-?: Matcher<NonNullable<T[Name]>> } {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    /^\+\d+$/.test(value) ? regex(`^${[...value].join(" ?").replace("+", "\\+")}$`, value) : equal(value),
  ]);
  return Object.fromEntries(entries);
}

/** A text that is not empty. A regular expression for this would also match null in Pact. */
export function text(example: string): Matcher<string> & { value: string } {
  return { "pact:matcher:type": "notEmpty", value: example };
}

export const stringOrNull = (example: string) => orNull(string(example));

/** An instant by RFC 3339, in UTC or with another offset. */
export function dateTime(example: string): Matcher<string> {
  return regex("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$", example);
}

/** A calendar day, as the SDL defines `Date`. */
export function date(example: string): Matcher<string> {
  return regex("^\\d{4}-\\d\\d-\\d\\d$", example);
}

/**
 * Matches any object or null, for a value that the portal does not need; the consumer test gets null. For a value that is no
 * string, Pact applies the regular expression to its JSON; `content` is the part for the object's content.
 */
export function objectOrNull(content = ""): Matcher<null> {
  return { ...regex(`^(null|\\{.*${content}.*\\})$`, ""), value: null };
}

/**
 * A URL that the portal accepts in a link (`getSafeUrl`) and for an image (`img-src`): https and without a user name, or a
 * path on the portal's own origin.
 */
export function linkUrl(example: string): Matcher<string> {
  return regex("^(https://[^\\s/\\\\?#@]+([/?#]\\S*)?|/([^/\\\\\\s]\\S*)?)$", example);
}

/**
 * A link that equals a value of the state up to the query string. It must be absolute, since it comes from a service with its own
 * origin: browsers would resolve a path on the portal's origin.
 */
export function repeatLink(name: StateValueName): Matcher<string> {
  const link = regex("^https://[^\\s/\\\\?#@]+([/?#]\\S*)?$", exampleValues[name]);
  return { ...repeatFromState(name), ...link };
}
