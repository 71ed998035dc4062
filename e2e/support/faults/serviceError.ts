import type { FaultRequest } from "#mock-server/world/faults/fault.ts";

/** An operation that fails with a message for developers; unlike network faults it is not retried. */
export function createServiceError(operation: string): FaultRequest {
  const body = { errors: [{ message: "The service failed." }] };
  return { operation, effect: { kind: "status", status: 400, body } };
}
