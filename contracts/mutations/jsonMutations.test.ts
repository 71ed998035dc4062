import { describe, expect, it } from "vitest";
import type { Json, Mutation } from "./answer.ts";
import { added, changed, removed, renamed, replaced, withJson } from "./jsonMutations.ts";

const answer = {
  data: {
    list: {
      items: [
        { id: "1", on: true },
        { id: "2", on: false },
      ],
      more: null,
    },
  },
};

const broken = (mutation: Mutation): Json =>
  JSON.parse(mutation({ status: 200, headers: {}, body: JSON.stringify(answer) }).body);

describe("a mutation of JSON", () => {
  it.each<[string, Mutation, Json]>([
    ["renames a field in its place", renamed("data.list", "page"), { data: { page: answer.data.list } }],
    [
      "replaces a value in a list",
      replaced("data.list.items.1.id", 2),
      { data: { list: { items: [answer.data.list.items[0] ?? null, { id: 2, on: false }], more: null } } },
    ],
    [
      "changes a value",
      changed("data.list.items", (items) => ({ nodes: items })),
      {
        data: { list: { items: { nodes: answer.data.list.items }, more: null } },
      },
    ],
    ["sees null", replaced("data.list.more", true), { data: { list: { ...answer.data.list, more: true } } }],
    ["removes a field", removed("data.list.items"), { data: { list: { more: null } } }],
    [
      "removes an item",
      removed("data.list.items.0"),
      { data: { list: { items: [{ id: "2", on: false }], more: null } } },
    ],
    ["adds fields", added({ errors: [] }), { ...answer, errors: [] }],
    ["wraps", withJson((body) => ({ result: body })), { result: answer }],
  ])("%s", (_, mutation, expected) => {
    expect(broken(mutation)).toEqual(expected);
  });

  it.each<[string, Mutation]>([
    ["a field", removed("data.list.total")],
    ["an item", replaced("data.list.items.2", null)],
    ["a field to rename", renamed("data.list.total", "count")],
    ["a way below a text", replaced("data.list.items.0.id.value", null)],
  ])("says so where there is not %s", (_, mutation) => {
    expect(() => broken(mutation)).toThrow("has no");
  });

  it("leaves the rest of the answer alone", () => {
    const before = { status: 201, headers: { a: "b" }, body: '{"x":1}' };
    expect(replaced("x", 2)(before)).toEqual({ status: 201, headers: { a: "b" }, body: '{"x":2}' });
    expect(before.body).toBe('{"x":1}');
  });
});
