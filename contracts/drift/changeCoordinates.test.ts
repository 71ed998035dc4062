import { buildSchema, findSchemaChanges } from "graphql";
import { describe, expect, it } from "vitest";
import { changedThing } from "./changeCoordinates.ts";

const type =
  'type Query { a(b: String = "x"): Int  c: Int } input In { d: String = "x" } directive @e(f: Int) on FIELD';

describe("what a change is about", () => {
  it.each([
    ["Int  c", "String  c", "Query.a"],
    ['b: String = "x"', 'b: String = "Y.z(a:) @q"', "Query.a(b:)"],
    ['b: String = "x"', "b: Int = 1", "Query.a(b:)"],
    ['d: String = "x"', 'd: String = "Y.z @q"', "In.d"],
    ['d: String = "x"', "d: String", "In.d"],
    ["@e(f: Int)", "@e", "@e(f:)"],
    ["@e(f: Int)", "@e(f: Int, g: Int!)", "@e(g:)"],
    ["@e(f: Int) on FIELD", "@e(f: Int) on FIELD | QUERY", "@e"],
    ["@e(f: Int) on", "@e(f: Int) repeatable on", "@e"],
    ["input In {", "type In2 { x: Int } input In {", "In2"],
  ])("%s → %s: %s", (from, to, coordinate) => {
    const changes = findSchemaChanges(buildSchema(type), buildSchema(type.replace(from, to)));
    expect(changes.map((change) => changedThing(change)?.coordinate)).toEqual([coordinate]);
  });

  it("is unknown where graphql words it in another way", () => {
    expect(changedThing({ type: "FIELD_REMOVED", description: "Something is gone." })).toBeUndefined();
  });
});
