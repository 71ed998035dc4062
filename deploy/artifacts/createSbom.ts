import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Locked {
  version?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * The CycloneDX bill of materials of a build. Its components are the packages whose licences the build contains. `npm sbom`
 * would list the installed packages instead: with those of the mock server, and without peer dependencies. `release` is the
 * commit of the build.
 */
export function createSbom(buildFolder: string, release: string) {
  const { name, license, dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync("package-lock.json", "utf8"),
  );
  const licenses = ["licenses.md", "licenses-fonts.txt"].map((file) =>
    readFileSync(join(buildFolder, file), "utf8"),
  );
  const headings = licenses.join("\n").matchAll(/^## (\S+) - (\S+) \((.+)\)$/gm);
  const components = Array.from(headings, ([, name = "", version = "", license = ""]) => {
    const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
    return {
      type: "library",
      "bom-ref": purl,
      name,
      version,
      purl,
      licenses: [{ license: { id: license } }],
      // The checksum of the package in the registry.
      hashes: [{ alg: "SHA-512", content: toHex(findLocked(packages, name, version).integrity) }],
    };
  });
  const requirements = components.map((component) => {
    const locked = findLocked(packages, component.name, component.version);
    const names = { ...locked.dependencies, ...locked.peerDependencies };
    const used = components.filter(({ name }) => name in names);
    return { ref: component["bom-ref"], dependsOn: used.map(({ "bom-ref": ref }) => ref) };
  });
  // A package without code in the build, such as react-router-dom, passes its dependencies on.
  const isUsed = (ref: string) => requirements.some(({ dependsOn }) => dependsOn.includes(ref));
  const direct = components.filter(
    (component) => component.name in dependencies || !isUsed(component["bom-ref"]),
  );
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: new Date().toISOString(),
      component: {
        type: "application",
        "bom-ref": name,
        name,
        version: release,
        licenses: [{ license: { name: license } }],
      },
    },
    components,
    dependencies: [{ ref: name, dependsOn: direct.map(({ "bom-ref": ref }) => ref) }, ...requirements],
  };
}

function findLocked(packages: Record<string, Locked>, name: string, version: string): Locked {
  const paths = Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`));
  return paths.map((path) => packages[path]).find((locked) => locked?.version === version) ?? {};
}

function toHex(integrity = ""): string {
  return Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex");
}
