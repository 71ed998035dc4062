import { array, object, parse, parseJson, pipe, string } from "valibot";
import { describe, expect, it } from "vitest";
import { writePactExcerpt } from "./pactExcerpt.ts";

const pactSchema = pipe(
  string(),
  parseJson(),
  object({ interactions: array(object({ description: string() })) }),
);

function listDescriptions(names: readonly string[]): string[] {
  const { text } = writePactExcerpt("identity-provider", names);
  return parse(pactSchema, text).interactions.map(({ description }) => description);
}

describe("writePactExcerpt", () => {
  it("selects the interactions of an operation", () => {
    const descriptions = listDescriptions(["GET keys"]);
    expect(descriptions).toContain("GET keys returns the signing keys of the sign-in policy");
    expect(descriptions.every((description) => description.startsWith("GET keys "))).toBe(true);
  });

  it("selects an interaction by its description, once", () => {
    const description = "GET keys returns the signing keys of the sign-in policy";
    expect(listDescriptions([description, "GET keys"]).filter((other) => other === description)).toEqual([
      description,
    ]);
  });

  it("throws for a name without an interaction, such as a part of an operation's", () => {
    expect(() => writePactExcerpt("identity-provider", ["GET key"])).toThrow(
      'There is no interaction "GET key" in portal-identity-provider.json.',
    );
  });
});
