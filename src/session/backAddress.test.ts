// @vitest-environment node
import { expect, it } from "vitest";
import { safeBackAddress } from "./backAddress.ts";

const origin = "https://de.portal.example";

it.each([
  "/",
  "/overview",
  "/project/7?tab=files&sort=name#latest",
  "/faq#caring%20for%20windows",
  "/overview?next=//evil.example",
])("[R2.12] keeps %s", (address) => {
  expect(safeBackAddress(address, origin)).toBe(address);
});

it("keeps the part of an address on this origin that is a path in its usual form", () => {
  expect(safeBackAddress("/project/../overview", origin)).toBe("/overview");
});

it.each([
  null,
  "",
  "overview",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/..//evil.example",
  "/.//evil.example",
  "https:evil.example",
  "https://evil.example/overview",
  "https://de.portal.example/overview",
  "javascript:alert(1)",
  " /overview",
  "/authorization",
  "/authorization#code=1",
  "/authorization?again",
  "/x/../authorization",
])("drops %j", (address) => {
  expect(safeBackAddress(address, origin)).toBeUndefined();
});
