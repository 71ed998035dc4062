import type { FaultRequest } from "../../mock-server/control/faults/fault.ts";

/** Lets an operation's service say that it is in trouble. */
export function troubleWith(operation: string): FaultRequest {
  const body = { errors: [{ message: "The service is in trouble." }] };
  return { operation, effect: { kind: "status", status: 400, body } };
}
