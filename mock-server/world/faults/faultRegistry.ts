import type { DescribedRequest } from "../journal/journalEntry.ts";
import type { Fault, FaultEffect, FaultRequest } from "./fault.ts";

/** The faults of one world. */
export class FaultRegistry {
  #faults: Fault[] = [];
  #added = 0;

  constructor(requests: readonly FaultRequest[] = []) {
    for (const request of requests) this.add(request);
  }

  add(request: FaultRequest): Fault {
    this.#added += 1;
    const fault = { ...request, id: `fault-${this.#added}`, hits: 0 };
    this.#faults.push(fault);
    return fault;
  }

  all(): readonly Fault[] {
    return this.#faults;
  }

  remove(id: string): boolean {
    const before = this.#faults.length;
    this.#faults = this.#faults.filter((fault) => fault.id !== id);
    return this.#faults.length < before;
  }

  clear(): void {
    this.#faults = [];
  }

  /** Returns the effects for a request, in the order of the faults, and counts the hits. */
  takeEffects(request: DescribedRequest): FaultEffect[] {
    const matching = this.#faults.filter((fault) => matchesRequest(fault, request));
    for (const fault of matching) fault.hits += 1;
    this.#faults = this.#faults.filter(({ calls, hits }) => calls === undefined || hits < calls);
    return matching.map(({ effect }) => effect);
  }
}

function matchesRequest({ operation, path, service }: FaultRequest, request: DescribedRequest): boolean {
  if (operation !== undefined && operation !== request.operation) return false;
  if (service !== undefined && service !== request.service) return false;
  if (path === undefined) return true;
  return path.endsWith("*") ? request.path.startsWith(path.slice(0, -1)) : request.path === path;
}
