import { type Matcher, MatchersV3 } from "@pact-foundation/pact";

const { regex } = MatchersV3;

/**
 * A string or null. Pact has no matcher for that, but it matches a regular expression with the JSON of what is no string:
 * `null` matches, an object or a list does not, a number cannot be told apart. Objects that may be null cannot be
 * described at all.
 */
export function stringOrNull(example: string): Matcher<string> {
  return regex("^([^\\[{][\\s\\S]*)?$", example);
}

/** An instant in UTC by RFC 3339, as the SDL defines `DateTime`. */
export function dateTime(example: string): Matcher<string> {
  return regex("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$", example);
}

/** A calendar day, as the SDL defines `Date`. */
export function date(example: string): Matcher<string> {
  return regex("^\\d{4}-\\d\\d-\\d\\d$", example);
}

export function dateOrNull(example: string): Matcher<string> {
  return regex("^(\\d{4}-\\d\\d-\\d\\d|null)$", example);
}

/** Scheme, host and port. */
export function origin(example: string): Matcher<string> {
  return regex("^https?://[^/]+$", example);
}

/** A URL that the portal accepts in a link: https, or a path on its own origin. */
export function linkUrl(example: string): Matcher<string> {
  return regex("^(https:/)?/[^/\\\\\\s]\\S*$", example);
}

/** A regular expression that matches every text but the given one. Pact's language has no look-ahead. */
export function createExclusionRegex(excludedText: string): string {
  const characters = [...excludedText];
  const others = characters.map(
    (character, index) => `${characters.slice(0, index).join("")}([^${character}].*)?`,
  );
  return `^(${[...others, `${excludedText}.+`].join("|")})$`;
}
