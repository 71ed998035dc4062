import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";

it.each(["asvs.yaml", "wcag.yaml"])("%s names tests that exist", (file) => {
  const { items }: { items: { tests?: string[] }[] } = parse(
    readFileSync(`deploy/standards/${file}`, "utf8"),
  );
  const tests = new Set(items.flatMap(({ tests = [] }) => tests));
  expect(tests.size).toBeGreaterThan(10);
  const missing = [...tests].filter((test) => {
    const [path = "", title = ""] = test.split(" › ");
    return !existsSync(path) || !readFileSync(path, "utf8").includes(title);
  });
  expect(missing).toEqual([]);
});
