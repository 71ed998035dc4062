import { describe, expect, it } from "vitest";
import type { Call } from "../journal/journal.ts";
import type { FaultRequest } from "./fault.ts";
import { FaultRegistry } from "./faultRegistry.ts";

const effect = { kind: "nullData" } as const;
const call: Call = { service: "main-api", method: "POST", path: "/graphql", operation: "Projects" };

const hits = (fault: Omit<FaultRequest, "effect">, changes: Partial<Call> = {}) => {
  const faults = new FaultRegistry();
  faults.add({ ...fault, effect });
  return faults.take({ ...call, ...changes }).length;
};

describe("a fault", () => {
  it.each<{ title: string; fault: Omit<FaultRequest, "effect">; hit: number }>([
    { title: "its operation", fault: { operation: "Projects" }, hit: 1 },
    { title: "no other operation", fault: { operation: "projects" }, hit: 0 },
    { title: "its path", fault: { path: "/graphql" }, hit: 1 },
    { title: "no longer path", fault: { path: "/graph" }, hit: 0 },
    { title: "the beginning of its path", fault: { path: "/gra*" }, hit: 1 },
    { title: "no other beginning", fault: { path: "/api/*" }, hit: 0 },
    { title: "every path", fault: { path: "*" }, hit: 1 },
    { title: "its service", fault: { service: "main-api" }, hit: 1 },
    { title: "no other service", fault: { service: "registration" }, hit: 0 },
    {
      title: "what fits in all three",
      fault: { operation: "Projects", path: "/graphql", service: "main-api" },
      hit: 1,
    },
    { title: "nothing that fits in two of three", fault: { operation: "Projects", path: "/x" }, hit: 0 },
  ])("hits $title", ({ fault, hit }) => {
    expect(hits(fault)).toBe(hit);
  });

  it("is on for so many calls, and counts only those it hits", () => {
    const faults = new FaultRegistry();
    faults.add({ operation: "Projects", calls: 2, effect });
    const taken = ["Projects", "ShowAccount", "Projects", "Projects"].map(
      (operation) => faults.take({ ...call, operation }).length,
    );
    expect(taken).toEqual([1, 0, 1, 0]);
    expect(faults.all()).toEqual([]);
  });

  it("is on until it is removed where no number is said", () => {
    const faults = new FaultRegistry();
    const { id } = faults.add({ service: "main-api", effect });
    for (let count = 0; count < 100; count++) expect(faults.take(call)).toHaveLength(1);
    expect(faults.all()).toMatchObject([{ id, hits: 100 }]);
    expect([faults.remove(id), faults.remove(id)]).toEqual([true, false]);
    expect(faults.take(call)).toEqual([]);
  });

  it("gives its effects in the order in which faults were added, each hit with a seed of its own", () => {
    const faults = new FaultRegistry();
    faults.add({ service: "main-api", effect: { kind: "status", status: 500 } });
    faults.add({ operation: "Projects", effect });
    const [first, second] = [faults.take(call), faults.take(call)];
    expect(first.map((taken) => taken.effect.kind)).toEqual(["status", "nullData"]);
    expect(new Set([...first, ...second].map(({ seed }) => seed)).size).toBe(4);
  });

  it("never takes the id of one that was removed", () => {
    const faults = new FaultRegistry();
    const first = faults.add({ path: "/a", effect });
    faults.clear();
    expect(faults.add({ path: "/a", effect }).id).not.toBe(first.id);
  });
});
