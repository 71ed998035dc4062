import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createSbom } from "../sbom/createSbom.ts";

/** Tests what a build in its folder says about the packages in it. */
export function testPackages(getRoot: () => string): void {
  it("contains the licences of all packages and fonts in it", () => {
    const scripts = readFileSync(join(getRoot(), "licenses.md"), "utf8");
    for (const name of ["react-dom", "react-router", "@tanstack/react-query", "openid-client", "core-js"]) {
      expect(scripts).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(MIT\\)$`, "m"));
    }
    expect(readFileSync(join(getRoot(), "licenses-fonts.txt"), "utf8")).toContain("SIL Open Font License");
  });

  it("has a bill of materials of exactly the packages and fonts in it", () => {
    const { components } = createSbom(getRoot());
    const names = components.map(({ name }) => name);
    for (const name of ["react", "react-dom", "scheduler", "@fontsource-variable/albert-sans"]) {
      expect(names).toContain(name);
    }
    for (const name of ["graphql", "selfsigned", "vite"]) expect(names).not.toContain(name);
    const licenses = ["licenses.md", "licenses-fonts.txt"].map((file) =>
      readFileSync(join(getRoot(), file), "utf8"),
    );
    expect(components.map(({ name, version }) => `## ${name} - ${version}`)).toEqual(
      licenses.join("\n").match(/^## \S+ - \S+/gm),
    );
    for (const { name, hashes } of components) expect(hashes[0]?.content, name).toMatch(/^[0-9a-f]{128}$/);
  });
}
