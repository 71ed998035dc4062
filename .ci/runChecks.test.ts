// @vitest-environment node
import { expect, it } from "vitest";
import { runChecks, shortenFailures } from "./runChecks.ts";

it("runChecks › runs and reports all commands, also if one fails", async () => {
  const printed: string[] = [];
  const commands = { types: "exit 2", lint: "echo long line && exit 1", tests: "echo fine" };
  const failedNames = await runChecks(commands, (text) => printed.push(text));
  expect(failedNames.toSorted()).toEqual(["lint", "types"]);
  expect(printed.toSorted()).toEqual(["long line", "✓ tests", "✗ lint", "✗ types"].toSorted());
});

it.each([
  ["Vitest", "✗ src/a.test.ts › adds"],
  ["TypeScript", "src/a.ts(1,2): error TS2322: Type '1' is not assignable to type '2'."],
  ["Biome", "src/a.ts:1:2 lint/style/useImportType ━━━━━━━━━━"],
])("shortenFailures › cuts each failure of %s to 20 lines", (_, place) => {
  const printFailure = (lines: number) => `${place}\n${"detail\n".repeat(lines)}`;
  const [long, ...others] = shortenFailures(printFailure(1837) + printFailure(19));
  expect(long?.split("\n")).toHaveLength(20);
  expect(long).toMatch(/\n… 1819 more lines$/);
  expect(others).toEqual([printFailure(19).trimEnd()]);
});

it("shortenFailures › leaves out progress", () => {
  expect(shortenFailures("[1/2] test files\n")).toEqual([]);
});
