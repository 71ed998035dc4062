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

describe("FaultRegistry", () => {
  it.each<{ fault: Omit<FaultRequest, "effect">; hits: number }>([
    { fault: { path: "/graph" }, hits: 0 },
    { fault: { path: "/gra*" }, hits: 1 },
    { fault: { service: "main-api" }, hits: 1 },
    { fault: { service: "registration" }, hits: 0 },
    { fault: { operation: "Projects", path: "/graphql", service: "main-api" }, hits: 1 },
    { fault: { operation: "Projects", path: "/x" }, hits: 0 },
  ])("applies $fault to $hits requests", ({ fault, hits }) => {
    const faults = new FaultRegistry();
    faults.add({ ...fault, effect });
    expect(faults.takeEffects(request)).toHaveLength(hits);
  });

  it("removes a fault after its number of matching requests, and counts no others", () => {
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
    for (let count = 0; count < 3; count++) expect(faults.takeEffects(request)).toHaveLength(1);
    expect(faults.all()).toMatchObject([{ id, hits: 3 }]);
    expect([faults.remove(id), faults.remove(id)]).toEqual([true, false]);
    expect(faults.takeEffects(request)).toEqual([]);
  });

  it("returns effects in the order of the faults", () => {
    const faults = new FaultRegistry();
    faults.add({ service: "main-api", effect: { kind: "status", status: 500 } });
    faults.add({ operation: "Projects", effect });
    expect(faults.takeEffects(request).map(({ kind }) => kind)).toEqual(["status", "nullData"]);
  });

  it("does not reuse the id of a removed fault", () => {
    const faults = new FaultRegistry();
    const first = faults.add({ path: "/a", effect });
    faults.clear();
    expect(faults.add({ path: "/a", effect }).id).not.toBe(first.id);
  });
});
