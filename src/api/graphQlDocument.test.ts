import { describe, expect, it } from "vitest";
import type { Shape } from "#schema/shape.ts";
import { GraphQlDocument } from "./graphQlDocument.ts";

function readPart(part: unknown, shape: Shape, isNullable = false): unknown {
  const document = new GraphQlDocument<{ part: unknown }, never>("", [
    ["part", shape, isNullable ? "null" : "value"],
  ]);
  return document.readData({ part })?.part;
}

it("GraphQlDocument › prints the fields of its shape with their arguments, and for pages of another size", () => {
  const document = new GraphQlDocument("query Files($id: ID!)", [
    [
      "files",
      {
        list: [
          ["id", "ID", "drop"],
          ["size", "Number", "null"],
          ["owner", [["name", "String"]]],
        ],
      },
      "null",
      { id: "$id", take: "10" },
    ],
  ]);
  expect(String(document)).toBe(
    "query Files($id: ID!) { files(id: $id, take: 10) { id size owner { name } } }",
  );
  expect(String(document.withPageSize(5))).toContain("files(id: $id, take: 5)");
  expect([document, document.withPageSize(5), document.withPageSize()].map((it) => it.pageSize)).toEqual([
    10, 5, 10,
  ]);
});

it("GraphQlDocument › reads a field that has arguments", () => {
  const document = new GraphQlDocument("", [["files", { list: "String" }, "null", { id: "$id" }]]);
  expect(document.readData({ files: ["a", null, {}, "b"], unknown: 1 })).toEqual({ files: ["a", "b"] });
});

it.each<[Shape, unknown, unknown]>([
  ["ID", 31, "31"],
  ["String", 5, "5"],
  ["String", "RENTED", "RENTED"],
  ["String", "a\u202Efdp.exe\u0000\n.pdf", "a\uFFFDfdp.exe\uFFFD\n.pdf"],
  ["Number", "12", 12],
  ["Number", "1234.50", 1234.5],
  ["Number", 0, 0],
  ["Boolean", false, false],
  ["Date", "2026-11-21T00:00:00+01:00", "2026-11-21"],
  ["DateTime", "2026-11-21", "2026-11-21"],
  ["DateTime", "2026-11-21 09:30:00", "2026-11-21T09:30:00"],
  ["DateTime", "2026-11-21T09:30:00Z", "2026-11-21T09:30:00Z"],
])("GraphQlDocument › reads as %s: %j", (shape, value, expected) => {
  expect(readPart(value, shape)).toEqual(expected);
});

it.each<[Shape, unknown]>([
  ["String", ""],
  ["Number", null],
  ["Date", ""],
  ["DateTime", ""],
  ["Boolean", null],
  [{ list: "String" }, []],
  [
    [
      ["name", "String"],
      ["phone", "String", "null"],
    ],
    { name: "", phone: null },
  ],
])("GraphQlDocument › leaves out values of another type than %j", (shape, empty) => {
  for (const value of [null, undefined, {}, "12.13.", [[]], ["x"], true].filter(
    (it) => !isReadable(it, shape),
  )) {
    expect(readPart(value, shape)).toEqual(empty);
    expect(readPart(value, shape, true)).toBeNull();
  }
});

/** Whether a value (a text, a list of texts or an object) can be read as the shape. */
function isReadable(value: unknown, shape: Shape): boolean {
  if (typeof shape !== "string")
    return typeof value === "object" && value !== null && Array.isArray(value) === "list" in shape;
  return typeof value === (shape === "Boolean" ? "boolean" : shape === "String" ? "string" : "none");
}

it("GraphQlDocument › cuts endless texts, which browsers take seconds to lay out", () => {
  expect(readPart("G".repeat(1_000_000), "String")).toHaveLength(50_000);
});

it("GraphQlDocument › leaves out items of a list that lack an indispensable value", () => {
  const shape: Shape = { list: [["project", [["id", "ID", "drop"]]]] };
  const items = [{ project: { id: "1" } }, { project: { id: null } }, { project: null }, null, "text"];
  expect(readPart(items, shape)).toEqual([{ project: { id: "1" } }]);
});

it("GraphQlDocument › does not treat a page without its list of items as an empty page", () => {
  const shape: Shape = [["items", { list: [["id", "ID", "drop"]] }, "drop"]];
  expect(readPart({ items: "text" }, shape, true)).toBeNull();
  expect(readPart({ items: [] }, shape, true)).toEqual({ items: [] });
});

it("GraphQlDocument › returns undefined for data without a readable result", () => {
  expect(
    new GraphQlDocument("", [["saved", [["id", "ID", "drop"]]]]).readData({ saved: null }),
  ).toBeUndefined();
});

it("GraphQlDocument › reads a missing list as empty if the service may leave it out", () => {
  expect(readPart({ items: null }, [["items", { list: [["id", "ID", "drop"]] }]], true)).toEqual({
    items: [],
  });
});

describe("GraphQlDocument with ids that are not texts", () => {
  const uuid = "3f2504e0-4f89-11d3-9a0c-0305e82c3301";
  const document = new GraphQlDocument<unknown, object>("query", [], {
    id: "Int",
    ids: "Long",
    file: "UUID",
    where: { projectId: { eq: "Int" } },
  });

  it("writes ids in the service's scalar, and everything else unchanged", () => {
    const where = { projectId: { eq: "12" }, room: "LOFT" };
    expect(
      document.writeVariables({
        id: "12",
        ids: ["9007199254740991"],
        file: uuid,
        where,
        take: 50,
        text: "7",
      }),
    ).toEqual({
      id: 12,
      ids: [9_007_199_254_740_991],
      file: uuid,
      where: { projectId: { eq: 12 }, room: "LOFT" },
      take: 50,
      text: "7",
    });
    expect(document.writeVariables({ where: null })).toEqual({ where: null });
  });

  it.each([
    { id: "abc" },
    { id: "" },
    { id: "1.5" },
    { id: "007" },
    { id: "1e3" },
    { id: "2147483648" },
    { ids: ["9007199254740992"] },
    { file: "abc" },
    { file: `${uuid}0` },
    { where: { projectId: { eq: "project-1" } } },
  ])("reports a record as missing if none can have the id %j", (variables) => {
    expect(() => document.writeVariables(variables)).toThrow(expect.objectContaining({ kind: "notFound" }));
  });
});
