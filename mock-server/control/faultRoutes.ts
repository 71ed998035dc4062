import { Hono } from "hono";
import * as v from "valibot";
import { faultRequestSchema, faultSchema } from "../world/faults/fault.ts";
import { ControlError } from "./controlError.ts";
import { createOperationDescriber, validate } from "./describeOperation.ts";
import type { WorldEnv } from "./worldEnv.ts";

const describe = createOperationDescriber("faults", [404]);

/** `/worlds/:id/faults`: the active faults of a world, in the order they were added. */
export function createFaultRoutes() {
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
      (c) => c.json(c.get("world").faults.add(c.req.valid("json")), 201),
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
