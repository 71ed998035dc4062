import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { idsOf, nameOf, withTests } from "./requirementsTable.ts";
import { namedTestsIn } from "./titles.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const documentPath = fileURLToPath(new URL("../REQUIREMENTS.md", import.meta.url));
const document = readFileSync(documentPath, "utf8");
const patterns = [".ci/**/*.test.ts", "contracts/**/*.test.ts", "e2e/*.spec.ts", "mock-server/**/*.test.ts"];
const files = globSync([...patterns, "src/**/*.test.{ts,tsx}"], { cwd: root }).toSorted();
const tests = files.flatMap((file) => namedTestsIn(file, readFileSync(`${root}/${file}`, "utf8")));

/** First and last number of each run of ids in a section. */
const ranges: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 14]],
  2: [[1, 34]],
  3: [
    [1, 18],
    [20, 27],
  ],
  4: [[1, 16]],
  5: [[1, 6]],
  6: [[1, 6]],
  7: [
    [1, 8],
    [10, 25],
    [30, 32],
    [40, 53],
    [60, 63],
  ],
  8: [[1, 16]],
  9: [[1, 15]],
};

const allIds = Object.entries(ranges).flatMap(([section, runs]) =>
  runs.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => `R${section}.${first + index}`),
  ),
);

describe("The table of requirements", () => {
  it("has every requirement once, in order", () => {
    expect(idsOf(document)).toEqual(allIds);
  });

  it("is the only place from which tests take ids", () => {
    const unknown = tests.filter(({ ids }) => !ids.every((id) => allIds.includes(id)));
    expect(unknown).toEqual([]);
  });

  it("calls tests by words that can be searched for in their files", () => {
    const lost = tests.filter(({ file, title }) => {
      const name = nameOf(title);
      return name.trim() === "" || !readFileSync(`${root}/${file}`, "utf8").includes(name);
    });
    expect(lost).toEqual([]);
  });

  // `npx vitest run --project tools -u` writes the column anew.
  it("names exactly the tests that name its requirements", async () => {
    await expect(withTests(document, tests)).toMatchFileSnapshot(documentPath);
  });
});

describe("namedTestsIn", () => {
  const id = (number: string) => `[R${number}]`;

  it("finds titles in quotes and in templates, and leaves other texts out", () => {
    const source = `it("does this ${id("1.1")} ${id("1.2")}", () => read("a \\"quoted\\" file"));
test(\`does \${that} ${id("2.3")}\`, run);`;
    expect(namedTestsIn("a.test.ts", source)).toEqual([
      { file: "a.test.ts", title: `does this ${id("1.1")} ${id("1.2")}`, ids: ["R1.1", "R1.2"] },
      { file: "a.test.ts", title: `does \${that} ${id("2.3")}`, ids: ["R2.3"] },
    ]);
  });

  it("gives ids that stand alone in a table of cases to the title below it", () => {
    const source = `it.each([
  ["${id("1.1")}", "/one"],
  ["${id("1.2")}", "/two"],
])("%s ${id("2.1")} opens %s", run);
it("${id("3.1")} leaves", run);`;
    expect(namedTestsIn("a.test.ts", source)).toEqual([
      { file: "a.test.ts", title: `%s ${id("2.1")} opens %s`, ids: ["R2.1", "R1.1", "R1.2"] },
      { file: "a.test.ts", title: `${id("3.1")} leaves`, ids: ["R3.1"] },
    ]);
  });
});

describe("withTests", () => {
  const id = "R1.1";
  const named = { file: "a.test.ts", title: `does a | b [${id}]`, ids: [id] };

  it("fills in the tests of a row and takes away those that are gone", () => {
    const before =
      "| id | what | test |\n| --- | --- | --- |\n| R1.1 | this | — |\n| R1.2 | that | gone.ts › old |\n";
    expect(withTests(before, [named])).toBe(
      "| id | what | test |\n| --- | --- | --- |\n| R1.1 | this | a.test.ts › does a \\| b |\n| R1.2 | that | — |\n",
    );
  });
});
