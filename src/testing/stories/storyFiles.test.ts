import { expect, it } from "vitest";

const storySources = Object.values(
  import.meta.glob<string>("../../**/*.stories.tsx", { eager: true, query: "?raw", import: "default" }),
);
const componentFiles = Object.keys(
  import.meta.glob([
    "../../{ui,forms,uploads}/**/*.tsx",
    "!../../**/*.{test,stories}.tsx",
    "!../../**/{use*,*Context}.tsx",
  ]),
);

it("every component of ui, forms and uploads has a story", () => {
  expect(componentFiles.length).toBeGreaterThan(0);
  const missing = componentFiles.filter((path) => {
    const name = path.split("/").at(-1);
    return !storySources.some((source) => source.includes(`/${name}"`));
  });
  expect(missing).toEqual([]);
});
