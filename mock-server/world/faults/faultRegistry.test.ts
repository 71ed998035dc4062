import { describe, expect, it } from "vitest";
import type { DescribedRequest } from "../journal/journalEntry.ts";
import type { FaultRequest } from "./fault.ts";
import { FaultRegistry } from "./faultRegistry.ts";

const effect = { kind: "nullData" } as const;
const request: DescribedRequest = {
  service: "main-api",
  method: "POST",
  path: "/graphql",
  operation: "Projects",
};

const countHits = (fault: Omit<FaultRequest, "effect">, changes: Partial<DescribedRequest> = {}) => {
  const faults = new FaultRegistry();
  faults.add({ ...fault, effect });
  return faults.takeEffects({ ...request, ...changes }).length;
};

describe("FaultRegistry", () => {
  it.each<{ title: string; fault: Omit<FaultRequest, "effect">; hit: number }>([
    { title: "applies to its operation", fault: { operation: "Projects" }, hit: 1 },
    { title: "ignores other operations", fault: { operation: "projects" }, hit: 0 },
    { title: "applies to its path", fault: { path: "/graphql" }, hit: 1 },
    { title: "ignores longer paths", fault: { path: "/graph" }, hit: 0 },
    { title: "applies to paths that begin with its prefix", fault: { path: "/gra*" }, hit: 1 },
    { title: "ignores paths with another prefix", fault: { path: "/api/*" }, hit: 0 },
    { title: "applies to every path with *", fault: { path: "*" }, hit: 1 },
    { title: "applies to its service", fault: { service: "main-api" }, hit: 1 },
    { title: "ignores other services", fault: { service: "registration" }, hit: 0 },
    {
      title: "applies to requests that match operation, path and service",
      fault: { operation: "Projects", path: "/graphql", service: "main-api" },
      hit: 1,
    },
    {
      title: "ignores requests that match only the operation",
      fault: { operation: "Projects", path: "/x" },
      hit: 0,
    },
  ])("$title", ({ fault, hit }) => {
    expect(countHits(fault)).toBe(hit);
  });

  it("removes a fault after its number of requests and counts only matching ones", () => {
    const faults = new FaultRegistry();
    faults.add({ operation: "Projects", calls: 2, effect });
    const taken = ["Projects", "ShowAccount", "Projects", "Projects"].map(
      (operation) => faults.takeEffects({ ...request, operation }).length,
    );
    expect(taken).toEqual([1, 0, 1, 0]);
    expect(faults.all()).toEqual([]);
  });

  it("keeps a fault without a number until it is removed", () => {
    const faults = new FaultRegistry();
    const { id } = faults.add({ service: "main-api", effect });
    for (let count = 0; count < 100; count++) expect(faults.takeEffects(request)).toHaveLength(1);
    expect(faults.all()).toMatchObject([{ id, hits: 100 }]);
    expect([faults.remove(id), faults.remove(id)]).toEqual([true, false]);
    expect(faults.takeEffects(request)).toEqual([]);
  });

  it("returns effects in the order of the faults, each hit with its own seed", () => {
    const faults = new FaultRegistry();
    faults.add({ service: "main-api", effect: { kind: "status", status: 500 } });
    faults.add({ operation: "Projects", effect });
    const [first, second] = [faults.takeEffects(request), faults.takeEffects(request)];
    expect(first.map((taken) => taken.effect.kind)).toEqual(["status", "nullData"]);
    expect(new Set([...first, ...second].map(({ seed }) => seed)).size).toBe(4);
  });

  it("does not reuse the id of a removed fault", () => {
    const faults = new FaultRegistry();
    const first = faults.add({ path: "/a", effect });
    faults.clear();
    expect(faults.add({ path: "/a", effect }).id).not.toBe(first.id);
  });
});
