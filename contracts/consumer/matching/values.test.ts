import { describe, expect, it } from "vitest";
import { dateTime, linkUrl, objectOrNull } from "./values.ts";

describe("matchers", () => {
  const toRegex = (matcher: object) => new RegExp("regex" in matcher ? String(matcher.regex) : "no regex");

  it.each([
    ["2026-03-09T14:05:00Z", true],
    ["2026-03-09T14:05:00.123+00:00", true],
    ["2026-03-09T14:05:00", false],
  ])("dateTime requires an offset: %s", (text, expected) => {
    expect(toRegex(dateTime("2026-03-09T14:05:00Z")).test(text)).toBe(expected);
  });

  it.each([
    ["https://files.example/a?b=c", true],
    ["/files/a.pdf", true],
    ["//other.example/a", false],
    ["http://files.example/a", false],
    ["https://user@files.example/a", false],
    ["javascript:alert(1)", false],
  ])("linkUrl agrees with getSafeUrl on another origin: %s", (text, expected) => {
    expect(toRegex(linkUrl("/a")).test(text)).toBe(expected);
  });

  it.each([
    ["null", true],
    ['{"type":"A"}', true],
    ['{"type":"B"}', false],
    ['"text"', false],
  ])("objectOrNull checks a part of the object's JSON: %s", (json, expected) => {
    expect(toRegex(objectOrNull('"type":"A"')).test(json)).toBe(expected);
  });
});
