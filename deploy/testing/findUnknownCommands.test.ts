import { expect, it } from "vitest";
import { findUnknownCommands } from "./findUnknownCommands.ts";

it("findUnknownCommands › returns scripts, programs and files that do not exist", () => {
  const known = "npm run types -- --watch && npx vitest run && node .ci/test.ts";
  const unknown = "npm run nothing\nnpx no-program\nnode missing.ts";
  expect(findUnknownCommands(`${known}\n${unknown}`)).toEqual(["nothing", "no-program", "missing.ts"]);
});
