import { Hono } from "hono";
import * as v from "valibot";
import { isLocalOrigin } from "../rules/localOrigins.ts";
import { checkOperationName } from "../rules/operationNames.ts";
import { mayMutate } from "../services/graphql/registeredDocuments.ts";
import { type FaultRequest, faultRequestSchema, faultSchema } from "../world/faults/fault.ts";
import { ControlError } from "./controlError.ts";
import { createOperationDescriber, validate } from "./describeOperation.ts";
import type { WorldEnv } from "./worldEnv.ts";

/** Throws for a name that looks like a GraphQL operation but that neither the portal nor a request so far has. */
function requireOperation(name = "", sent: readonly { operation: string }[]): void {
  if (!/^[A-Z]\w*$/.test(name) || sent.some(({ operation }) => operation === name)) return;
  const problem = checkOperationName(name);
  if (problem) throw new ControlError(400, `operation: ${problem}`);
}

const describe = createOperationDescriber("faults", [404]);

/** `/worlds/:id/faults`: the active faults of a world, in the order they were added. */
export function createFaultRoutes(backend: string | undefined) {
  return new Hono<WorldEnv>()
    .get(
      "/",
      describe({
        id: "listFaults",
        summary: "The active faults, in the order they were added",
        content: v.strictObject({ faults: v.array(faultSchema) }),
      }),
      (c) => c.json({ faults: c.get("world").faults.all() }),
    )
    .post(
      "/",
      describe({
        id: "addFault",
        summary: "Makes requests fail or wait",
        status: 201,
        content: faultSchema,
      }),
      validate("json", faultRequestSchema),
      (c) => {
        const { faults, journal } = c.get("world");
        const fault = c.req.valid("json");
        requireOperation(fault.operation, journal.entries());
        checkForBackend(fault, backend);
        return c.json(faults.add(fault), 201);
      },
    )
    .delete("/", describe({ id: "removeFaults", summary: "Removes all faults", status: 204 }), (c) => {
      c.get("world").faults.clear();
      return c.body(null, 204);
    })
    .delete("/:fault", describe({ id: "removeFault", summary: "Removes a fault", status: 204 }), (c) => {
      const id = c.req.param("fault");
      const { faults } = c.get("world");
      if (faults.remove(id)) return c.body(null, 204);
      const activeIds = faults.all().map((fault) => fault.id);
      throw new ControlError(
        404,
        `There is no fault "${id}". Active faults: ${activeIds.join(", ") || "none"}.`,
      );
    });
}

/** These effects hide that the backend has carried out a mutation, so a customer would repeat it. */
const hidingEffects = ["partialData", "truncated", "malformed"];

/** Throws a `ControlError` for a fault that the backend behind the mock server, or the lack of one, does not allow. */
function checkForBackend({ operation, path, service, effect: { kind } }: FaultRequest, backend?: string) {
  if (backend === undefined) {
    if (kind !== "mock") return;
    throw new ControlError(400, "effect.kind: mock needs a backend, which PORTAL_BACKEND names.");
  }
  const isRest = service === "rest" || service === "identity" || path?.startsWith("/api/");
  const isHarmless = isLocalOrigin(backend) || !hidingEffects.includes(kind);
  if (isHarmless || isRest || (operation !== undefined && !mayMutate(operation))) return;
  throw new ControlError(
    400,
    `effect.kind: ${kind} would hide what ${backend} has carried out, and a repetition would change its data again. Name a query or a REST path.`,
  );
}
