// @vitest-environment node
import { describe, expect, it } from "vitest";
import { lintCopy } from "./lintCopy.ts";

const breaches = [
  ["src/features/project/A.tsx", "../projects/projectsQuery.ts", "a feature imports no other feature"],
  ["src/features/project/B.tsx", "../../app/routes.tsx", "app imports this, not the other way round"],
  ["src/features/project/C.tsx", "../../../mock-server/world.ts", "nothing in src knows that a mock exists"],
  ["src/api/a.ts", "../session/tokens.ts", "api imports nothing else of src"],
  ["src/session/a.ts", "../features/projects/projectsQuery.ts", "session imports api and ui alone"],
  ["src/i18n/a.ts", "../session/tokens.ts", "i18n imports nothing of src but the API's generated types"],
  ["src/tracking/a.ts", "../api/graphqlClient.ts", "tracking imports nothing else of src"],
  ["src/ui/A.tsx", "../features/projects/ProjectCard.tsx", "ui knows no domain"],
  ["src/ui/B.tsx", "../api/errors.ts", "ui knows no domain"],
  ["src/forms/a.ts", "../session/tokens.ts", "what features share imports api, i18n and ui alone"],
  ["src/uploads/a.ts", "../forms/checkForm.ts", "what features share imports api, i18n and ui alone"],
  ["src/app/a.ts", "../../mock-server/world.ts", "nothing in src knows that a mock exists"],
  ["mock-server/a.ts", "../src/countries.ts", "mock-server and src share schema/ alone"],
] as const;

const legal = [
  ["src/features/project/Legal.tsx", "../../api/errors.ts"],
  ["src/features/project/Neighbour.tsx", "./projectQuery.ts"],
  ["src/features/project/Legal.test.tsx", "../../testing/renderPortal.tsx"],
  ["src/app/legal.ts", "../features/projects/projectsQuery.ts"],
  ["src/session/legal.ts", "../api/errors.ts"],
  ["src/forms/legal.ts", "../api/errors.ts"],
  ["src/uploads/Legal.tsx", "../ui/FileRow.tsx"],
  ["src/ui/Legal.tsx", "../log.ts"],
  ["src/i18n/legal.ts", "../countries.ts"],
  ["mock-server/legal.ts", "../schema/codegen.ts"],
] as const;

const files = [...breaches, ...legal].map(([path, imported]) => [
  path,
  `import { something } from "${imported}";\n\nsomething();\n`,
]);
const findings = lintCopy(Object.fromEntries(files), ["style/noRestrictedImports"]);

describe("the project's rules", () => {
  it.each(breaches)("refuse in %s an import of %s", (path, _, reason) => {
    expect(findings.get(path)).toContain("lint/style/noRestrictedImports");
    expect(findings.get(path)).toContain(reason);
  });

  it.each(legal)("allow in %s an import of %s", (path) => {
    expect(findings.get(path)).toBeUndefined();
  });
});
