import { Hono } from "hono";
import { ControlError } from "./controlError.ts";
import { faultRequest } from "./faults/fault.ts";
import { readBody } from "./requestBody.ts";
import type { WorldEnv } from "./worldEnv.ts";

/** `/worlds/:id/faults`: what goes wrong in a world, in the order it was added. */
export function faultRoutes(): Hono<WorldEnv> {
  return new Hono<WorldEnv>()
    .get("/", (c) => c.json({ faults: c.get("world").faults.all() }))
    .post("/", async (c) => c.json(c.get("world").faults.add(await readBody(c, faultRequest)), 201))
    .delete("/", (c) => {
      c.get("world").faults.clear();
      return c.body(null, 204);
    })
    .delete("/:fault", (c) => {
      const id = c.req.param("fault");
      const { faults } = c.get("world");
      if (faults.remove(id)) return c.body(null, 204);
      const known = faults.all().map((fault) => fault.id);
      throw new ControlError(
        404,
        `There is no fault "${id}". Faults that are on: ${known.join(", ") || "none"}.`,
      );
    });
}
