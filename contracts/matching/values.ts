import { type Matcher, MatchersV3 } from "@pact-foundation/pact";

const { regex } = MatchersV3;

/** Any text. */
export function text(example: string): Matcher<string> {
  return MatchersV3.string(example);
}

/**
 * A text or null. Pact has no matcher for that, but holds a regular expression against the JSON of what is no text:
 * `null` fits, an object or a list does not, a number cannot be told apart. Of an object Pact cannot say that it may be
 * null at all.
 */
export function textOrNull(example: string): Matcher<string> {
  return regex("^([^\\[{][\\s\\S]*)?$", example);
}

/** An instant in UTC by RFC 3339, as the SDL defines `DateTime`. */
export function dateTime(example: string): Matcher<string> {
  return regex("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$", example);
}

/** Scheme, host and port. */
export function origin(example: string): Matcher<string> {
  return regex("^https?://[^/]+$", example);
}

/** Always this text, also within a matcher that would else compare types alone. */
export function exactly(value: string): Matcher<string> {
  return MatchersV3.equal(value);
}

/** A day of the calendar, as the SDL defines `Date`. */
export function date(example: string): Matcher<string> {
  return regex("^\\d{4}-\\d\\d-\\d\\d$", example);
}

/** A day of the calendar or null. */
export function dateOrNull(example: string): Matcher<string> {
  return regex("^(\\d{4}-\\d\\d-\\d\\d|null)$", example);
}

/** An address that a link may carry: https, or a path on the portal's own origin. */
export function linkAddress(example: string): Matcher<string> {
  return regex("^(https:/)?/[^/\\\\\\s]\\S*$", example);
}
