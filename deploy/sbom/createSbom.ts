import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Lock {
  packages: Record<string, { version?: string; integrity?: string }>;
}

/**
 * The CycloneDX bill of materials of a build. Its components are the packages whose licences the build contains: `npm sbom`
 * lists what is installed instead, with the mock server's packages and without those that others require as a peer.
 */
export function createSbom(buildFolder: string) {
  const { name, version } = JSON.parse(readFileSync("package.json", "utf8"));
  const { packages }: Lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const licenses = ["licenses.md", "licenses-fonts.txt"].map((file) =>
    readFileSync(join(buildFolder, file), "utf8"),
  );
  const headings = licenses.join("\n").matchAll(/^## (\S+) - (\S+) \((.+)\)$/gm);
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: { type: "application", name, version } },
    components: Array.from(headings, ([, name = "", version = "", license = ""]) => ({
      type: "library",
      name,
      version,
      purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
      licenses: [{ license: { id: license } }],
      hashes: [{ alg: "SHA-512", content: findHash(packages, name, version) }],
    })),
  };
}

/** The hash of the package in the registry, from the lock file. */
function findHash(packages: Lock["packages"], name: string, version: string): string {
  const [, { integrity = "" } = {}] =
    Object.entries(packages).find(
      ([path, locked]) => path.endsWith(`node_modules/${name}`) && locked.version === version,
    ) ?? [];
  return Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex");
}
