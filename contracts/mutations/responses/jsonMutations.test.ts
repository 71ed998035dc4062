import { describe, expect, it } from "vitest";
import type { Json, ResponseMutation } from "../mutation.ts";
import {
  addFields,
  changeBody,
  changeValue,
  removeField,
  renameField,
  replaceValue,
} from "./jsonMutations.ts";

const body = {
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

const mutate = (mutation: ResponseMutation): Json =>
  JSON.parse(mutation({ status: 200, headers: {}, body: JSON.stringify(body) }).body);

describe("JSON mutations", () => {
  it.each<[string, ResponseMutation, Json]>([
    [
      "renameField renames a field in its place",
      renameField("data.list", "page"),
      { data: { page: body.data.list } },
    ],
    [
      "replaceValue replaces a value in a list",
      replaceValue("data.list.items.1.id", 2),
      { data: { list: { items: [body.data.list.items[0] ?? null, { id: 2, on: false }], more: null } } },
    ],
    [
      "changeValue changes a value",
      changeValue("data.list.items", (items) => ({ nodes: items })),
      {
        data: { list: { items: { nodes: body.data.list.items }, more: null } },
      },
    ],
    [
      "replaceValue replaces null",
      replaceValue("data.list.more", true),
      { data: { list: { ...body.data.list, more: true } } },
    ],
    ["removeField removes a field", removeField("data.list.items"), { data: { list: { more: null } } }],
    [
      "removeField removes an item",
      removeField("data.list.items.0"),
      { data: { list: { items: [{ id: "2", on: false }], more: null } } },
    ],
    ["addFields adds fields", addFields({ errors: [] }), { ...body, errors: [] }],
    ["changeBody replaces the body", changeBody((json) => ({ result: json })), { result: body }],
  ])("%s", (_, mutation, expected) => {
    expect(mutate(mutation)).toEqual(expected);
  });

  it.each<[string, ResponseMutation]>([
    ["removeField, for an unknown field", removeField("data.list.total")],
    ["replaceValue, for an unknown item", replaceValue("data.list.items.2", null)],
    ["renameField, for an unknown field", renameField("data.list.total", "count")],
    ["replaceValue, for a path below a text", replaceValue("data.list.items.0.id.value", null)],
  ])("throw: %s", (_, mutation) => {
    expect(() => mutate(mutation)).toThrow("has no");
  });

  it("leave the rest of the response unchanged", () => {
    const before = { status: 201, headers: { a: "b" }, body: '{"x":1}' };
    expect(replaceValue("x", 2)(before)).toEqual({ status: 201, headers: { a: "b" }, body: '{"x":2}' });
    expect(before.body).toBe('{"x":1}');
  });
});
