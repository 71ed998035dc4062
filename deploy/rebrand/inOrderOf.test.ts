import { expect, it } from "vitest";
import { inOrderOf } from "./inOrderOf.ts";

it("takes the order of the leading catalogue and keeps the texts", () => {
  const leading = { newname: "1", other: "2", third: "3" };
  const ordered = inOrderOf(leading, { zebra: "z", third: "drei", "a.own": "a", newname: "eins" });
  expect(JSON.stringify(ordered)).toBe(
    JSON.stringify({ newname: "eins", third: "drei", zebra: "z", "a.own": "a" }),
  );
});
