import { Hono } from "hono";
import { faultRequestSchema } from "../world/faults/fault.ts";
import { ControlError } from "./controlError.ts";
import { parseBody } from "./requestInput.ts";
import type { WorldEnv } from "./worldEnv.ts";

/** `/worlds/:id/faults`: the active faults of a world, in the order they were added. */
export function createFaultRoutes(): Hono<WorldEnv> {
  return new Hono<WorldEnv>()
    .get("/", (c) => c.json({ faults: c.get("world").faults.all() }))
    .post("/", async (c) => c.json(c.get("world").faults.add(await parseBody(c, faultRequestSchema)), 201))
    .delete("/", (c) => {
      c.get("world").faults.clear();
      return c.body(null, 204);
    })
    .delete("/:fault", (c) => {
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
