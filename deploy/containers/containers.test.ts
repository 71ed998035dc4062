import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { optionsFrom } from "../../mock-server/commandLine.ts";
import { unknownCommands } from "../pipeline/unknownCommands.ts";
import { copiedPaths, readDockerfile, unknownStages } from "./dockerfile.ts";
import { importedPackages } from "./importedPackages.ts";

const dockerfiles = globSync("deploy/containers/*.Dockerfile").toSorted();
const valuesOf = (path: string, name: string) =>
  readDockerfile(path).flatMap((instruction) => (instruction.name === name ? instruction.value : []));

describe.each(dockerfiles)("%s", (path) => {
  const instructions = readDockerfile(path);

  it("copies what there is, and what its list of exceptions lets through", () => {
    const paths = copiedPaths(instructions);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((source) => !existsSync(source))).toEqual([]);
    const [everything, ...allowed] = readFileSync(`${path}.dockerignore`, "utf8").trim().split("\n");
    expect(everything).toBe("*");
    expect(paths.filter((source) => !allowed.includes(`!${source}`))).toEqual([]);
  });

  it("runs what there is", () => {
    const commands = instructions.filter(({ name }) => name === "RUN").map(({ value }) => value);
    expect(unknownCommands(commands.join("\n"))).toEqual([]);
  });

  it("copies from stages that come before", () => {
    expect(unknownStages(instructions)).toEqual([]);
  });
});

describe("mock.Dockerfile", () => {
  const path = "deploy/containers/mock.Dockerfile";

  it("starts the mock with options that it knows, and not as root", () => {
    const [program, ...args]: string[] = JSON.parse(valuesOf(path, "ENTRYPOINT")[0] ?? "");
    const files = args.filter((arg) => /\.[jt]s$/.test(arg));
    expect(program).toBe("node");
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(optionsFrom(args.slice(args.indexOf("mock-server/main.ts") + 1))).toMatchObject({
      host: "0.0.0.0",
    });
    expect(valuesOf(path, "USER")).toEqual(["node"]);
  });

  it("opens the ports that the mock listens on and asks the first whether it is well", () => {
    expect(optionsFrom([])).toMatchObject({ port: 4000, registrationPort: 4001, identityPort: 4002 });
    expect(valuesOf(path, "EXPOSE")).toEqual(["4000 4001 4002"]);
    expect(valuesOf(path, "HEALTHCHECK")[0]).toContain("http://127.0.0.1:4000/");
  });

  it("brings the libraries that the mock loads, and no tool", () => {
    const packages = importedPackages("mock-server/main.ts");
    expect(packages).toEqual(expect.arrayContaining(["graphql", "graphql-yoga", "hono", "jose", "yaml"]));
    expect(
      packages.filter((name) => ["vitest", "fast-check", "react", "openid-client"].includes(name)),
    ).toEqual([]);
    const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(packages.filter((name) => !(name in dependencies || name in devDependencies))).toEqual([]);
  });
});

describe("compose.yaml", () => {
  const folder = "deploy/containers";
  const { services }: Compose = parse(readFileSync(`${folder}/compose.yaml`, "utf8"));

  it("builds from files that there are, in the project's folder", () => {
    for (const { build } of Object.values(services)) {
      expect(join(folder, build.context)).toBe(".");
      expect(dockerfiles).toContain(build.dockerfile);
    }
  });

  it("publishes the ports of both, to this machine alone", () => {
    const exposed = dockerfiles.flatMap((path) =>
      valuesOf(path, "EXPOSE").flatMap((ports) => ports.split(" ")),
    );
    const published = Object.values(services).flatMap(({ ports }) => ports ?? []);
    expect(published.map((port) => port.split(":").at(-1)).toSorted()).toEqual(exposed.toSorted());
    expect(published.filter((port) => !port.startsWith("127.0.0.1:"))).toEqual([]);
  });

  it("starts the portal within the mock's network when the mock is well", () => {
    expect(services["portal"]).toMatchObject({
      network_mode: "service:mock",
      depends_on: { mock: { condition: "service_healthy" } },
    });
    expect(services).toHaveProperty("mock");
  });
});

interface Compose {
  services: Record<string, { build: { context: string; dockerfile: string }; ports?: string[] }>;
}
