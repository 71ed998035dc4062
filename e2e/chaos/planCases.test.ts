import { describe, expect, it } from "vitest";
import { planCases, type RecordedOperation } from "./planCases.ts";
import { responseKinds } from "./responseKinds.ts";

const json = {
  data: { items: [{ id: "p1", status: "OPEN", at: "2026-03-09", price: 7, url: "https://shop.example" }] },
};

const operations: readonly RecordedOperation[] = [
  {
    screen: { path: "/overview", scenario: "standing" },
    operation: "Projects",
    response: {
      status: 200,
      headers: { "content-type": "application/json" },
      body: Buffer.from(JSON.stringify(json)),
    },
  },
];

const plan = (seed: number) => planCases(operations, { seed, mutations: 300, faults: 100 });
const describeCases = (seed: number) =>
  plan(seed).map(({ number, kind, description }) => [number, kind, description]);

describe("planCases", () => {
  it("plans the same cases for the same seed, and others for another", () => {
    expect(describeCases(1)).toEqual(describeCases(1));
    expect(describeCases(1)).not.toEqual(describeCases(2));
  });

  it("uses every kind of wrong response", () => {
    const kinds = plan(1)
      .filter(({ group }) => group === "mutation")
      .map(({ kind }) => kind);
    expect([...new Set(kinds)].toSorted()).toEqual(Object.keys(responseKinds).toSorted());
  });

  it("numbers the cases, mutations first", () => {
    const cases = plan(1);
    expect(cases.map(({ number }) => number)).toEqual(Array.from({ length: 400 }, (_, index) => index + 1));
    expect([cases[299]?.group, cases[300]?.group]).toEqual(["mutation", "fault"]);
  });
});

describe("kinds of wrong responses", () => {
  const mutate = (kind: string, path: string, value: unknown, variant = 0) =>
    responseKinds[kind]?.mutate(
      { path, value: value as never },
      variant,
    )({
      status: 200,
      headers: {},
      body: JSON.stringify(json),
    }).body ?? "";

  it.each<[string, string, unknown, RegExp]>([
    ["null", "data.items.0.id", "p1", /"id":null/],
    ["missing field", "data.items.0.id", "p1", /\[\{"status"/],
    ["unknown enumeration value", "data.items.0.status", "OPEN", /"status":"UNKNOWN_VALUE"/],
    ["HTML or script", "data.items.0.id", "p1", /"id":"<script>/],
    ["duplicated key", "data.items.0.id", "p1", /"id":"p1","chaos":1,"chaos":\[\{\}\]/],
    ["deep nesting", "data.items.0.id", "p1", /"id":\[{1000}/],
  ])("%s", (kind, path, value, expected) => {
    expect(mutate(kind, path, value)).toMatch(expected);
  });

  it("huge list has ten thousand items with ids of their own", () => {
    const { data } = JSON.parse(mutate("huge list", "data.items", json.data.items));
    expect(new Set(data.items.map(({ id }: { id: string }) => id)).size).toBe(10_000);
  });
});
