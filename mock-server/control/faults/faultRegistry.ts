import type { Call } from "../journal/journal.ts";
import type { FaultEffect, FaultRequest } from "./fault.ts";

/** A fault that is on. */
export interface Fault extends FaultRequest {
  id: string;
  /** How many calls it has hit. */
  hits: number;
}

/** The faults of one world. */
export class FaultRegistry {
  #faults: Fault[] = [];
  #added = 0;

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

  /** The effects that hit a call, in the order in which the faults were added; counts the hits. */
  take(call: Call): { effect: FaultEffect; seed: string }[] {
    const hit = this.#faults.filter((fault) => fits(fault, call));
    for (const fault of hit) fault.hits += 1;
    this.#faults = this.#faults.filter(({ calls, hits }) => calls === undefined || hits < calls);
    return hit.map(({ id, hits, effect }) => ({ effect, seed: `${id} ${hits}` }));
  }
}

function fits({ operation, path, service }: FaultRequest, call: Call): boolean {
  if (operation !== undefined && operation !== call.operation) return false;
  if (service !== undefined && service !== call.service) return false;
  if (path === undefined) return true;
  return path.endsWith("*") ? call.path.startsWith(path.slice(0, -1)) : call.path === path;
}
