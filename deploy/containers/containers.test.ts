import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { parseOptions } from "../../mock-server/cli/options.ts";
import { findUnknownStages, getCopiedPaths, parseDockerfile } from "../testing/dockerfile.ts";
import { findUnknownCommands } from "../testing/findUnknownCommands.ts";

interface PackageManifest {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

interface ComposeFile {
  services: Record<string, { build: { context: string; dockerfile: string }; ports?: string[] }>;
}

const dockerfiles = globSync("deploy/containers/*.Dockerfile").toSorted();

function getValues(path: string, instructionName: string): string[] {
  return parseDockerfile(path).flatMap(({ name, value }) => (name === instructionName ? value : []));
}

describe.each(dockerfiles)("%s", (path) => {
  const instructions = parseDockerfile(path);

  it("copies only files that exist and that its .dockerignore lets through", () => {
    const paths = getCopiedPaths(instructions);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((source) => !existsSync(source))).toEqual([]);
    const [everything, ...rules] = readFileSync(`${path}.dockerignore`, "utf8").trim().split("\n");
    expect(everything).toBe("*");
    const included = rules.flatMap((rule) => (rule.startsWith("!") ? rule.slice(1) : []));
    const isIncluded = (source: string) =>
      included.some((entry) => source === entry || source.startsWith(`${entry}/`));
    expect(paths.filter((source) => !isIncluded(source))).toEqual([]);
  });

  it("runs only commands that exist", () => {
    expect(findUnknownCommands(getValues(path, "RUN").join("\n"))).toEqual([]);
  });

  it("copies only from earlier stages", () => {
    expect(findUnknownStages(instructions)).toEqual([]);
  });
});

describe("mock.Dockerfile", () => {
  const path = "deploy/containers/mock.Dockerfile";

  it("starts the mock server with valid options and not as root", () => {
    const [program, ...args]: string[] = JSON.parse(getValues(path, "ENTRYPOINT")[0] ?? "");
    const files = args.filter((arg) => /\.[jt]s$/.test(arg));
    expect(program).toBe("node");
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(parseOptions(args.slice(args.indexOf("mock-server/cli/main.ts") + 1))).toMatchObject({
      host: "0.0.0.0",
    });
    expect(getValues(path, "USER")).toEqual(["node"]);
  });

  it("exposes the default ports of the mock server and checks the health of the main API", () => {
    expect(parseOptions([])).toMatchObject({ port: 4000, registrationPort: 4001, identityPort: 4002 });
    expect(getValues(path, "EXPOSE")).toEqual(["4000 4001 4002"]);
    expect(getValues(path, "HEALTHCHECK")[0]).toContain("http://127.0.0.1:4000/");
  });

  // `npm run unused` checks that the workspace lists exactly the packages that the mock server imports.
  it("installs the dependencies of the workspace mock-server only, and no development tool", () => {
    expect(getValues(path, "RUN")).toEqual(["npm ci --workspace mock-server --omit=dev"]);
    const names = Object.keys(readManifest("mock-server/package.json").dependencies);
    expect(names).toEqual(expect.arrayContaining(["graphql", "graphql-yoga", "hono", "jose", "yaml"]));
    expect(names.filter((name) => ["vitest", "fast-check", "react", "openid-client"].includes(name))).toEqual(
      [],
    );
  });

  it("installs the same versions as the project: two versions of graphql do not work together", () => {
    const project = readManifest("package.json");
    const versions: Record<string, string> = { ...project.devDependencies, ...project.dependencies };
    const { dependencies } = readManifest("mock-server/package.json");
    expect(
      Object.entries(dependencies).filter(([name, version]) => (versions[name] ?? version) !== version),
    ).toEqual([]);
  });

  function readManifest(file: string): PackageManifest {
    return JSON.parse(readFileSync(file, "utf8"));
  }
});

describe("mock-replicas.compose.yaml", () => {
  const content = readFileSync("deploy/containers/mock-replicas.compose.yaml", "utf8");
  const { services } = parse(content);
  const names = Object.keys(services).filter((name) => name.startsWith("mock"));

  it("starts the mock servers with valid options, limits and a password", () => {
    expect(names).toHaveLength(3);
    for (const name of names) {
      const { command, environment } = services[name];
      expect(parseOptions(command)).toMatchObject({ logsRequests: true, maxWorlds: 500, maxRequests: 6000 });
      expect(environment.MOCK_PASSWORD).toMatch(/^\$\{MOCK_PASSWORD:\?/);
    }
  });

  it("names the command that writes the configuration for exactly its mock servers", () => {
    const command = /nginx:config -- (.*) > (\S+)/.exec(content);
    expect(command?.[1]).toBe(names.map((name) => `--mock ${name}`).join(" "));
    expect(services.proxy.volumes[0]).toContain(`./${basename(command?.[2] ?? "")}:`);
    expect(Object.keys(services.proxy.depends_on)).toEqual(names);
  });

  it("publishes its ports to the local machine only", () => {
    expect(services.proxy.ports).toEqual(["4000", "4001", "4002"].map((port) => `127.0.0.1:${port}:${port}`));
  });
});

describe("compose.yaml", () => {
  const folder = "deploy/containers";
  const { services }: ComposeFile = parse(readFileSync(`${folder}/compose.yaml`, "utf8"));

  it("builds from existing Dockerfiles in the project's root folder", () => {
    for (const { build } of Object.values(services)) {
      expect(join(folder, build.context)).toBe(".");
      expect(dockerfiles).toContain(build.dockerfile);
    }
  });

  it("publishes every exposed port to the local machine only", () => {
    const exposed = dockerfiles.flatMap((path) =>
      getValues(path, "EXPOSE").flatMap((ports) => ports.split(" ")),
    );
    const published = Object.values(services).flatMap(({ ports }) => ports ?? []);
    expect(published.map((port) => port.split(":").at(-1)).toSorted()).toEqual(exposed.toSorted());
    expect(published.filter((port) => !port.startsWith("127.0.0.1:"))).toEqual([]);
  });

  it("starts the portal in the mock server's network once the mock server is healthy", () => {
    expect(services["portal"]).toMatchObject({
      network_mode: "service:mock",
      depends_on: { mock: { condition: "service_healthy" } },
    });
    expect(services).toHaveProperty("mock");
  });
});
