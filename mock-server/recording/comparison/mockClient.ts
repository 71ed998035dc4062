import { buildWorld } from "../../scenarios/buildWorld.ts";
import { createMainApiApp } from "../../server/mainApiApp.ts";
import { createRegistrationApp } from "../../server/registrationApp.ts";
import { issueTokens } from "../../services/identity/tokens/issueTokens.ts";
import type { World, WorldPlan } from "../../world/world.ts";
import { WorldRegistry, worldCookie } from "../../world/worldRegistry.ts";
import type { KnownOperation } from "../contract/knownOperations.ts";
import { isObject } from "../contract/shape.ts";

const origins = { registration: "http://localhost:4001", identity: "http://localhost:4002" };

export interface MockResponse {
  status: number;
  body: unknown;
}

/** Calls the mock server's services in this process. */
export interface MockClient {
  addWorld(plan: WorldPlan): World;
  call(
    world: World,
    operation: KnownOperation,
    /** Without a persona the call is anonymous. */
    options: { persona?: string | undefined; variables: Readonly<Record<string, unknown>> },
  ): Promise<MockResponse>;
}

export function createMockClient(): MockClient {
  const worlds = new WorldRegistry();
  const main = createMainApiApp({ worlds, defaultCountry: "DE", origins });
  const registration = createRegistrationApp({ worlds, origins });
  const idTokens = new Map<string, string | undefined>();
  const getIdToken = async (world: World, persona: string) => {
    const key = `${world.id} ${persona}`;
    if (!idTokens.has(key)) {
      const tokens = await issueTokens(world, `account-${persona}`, { origin: origins.identity });
      idTokens.set(key, tokens.id_token);
    }
    return idTokens.get(key);
  };
  return {
    addWorld: (plan) => worlds.add(buildWorld(plan)),
    async call(world, { name, service, graphQl }, { persona, variables }) {
      const headers = new Headers({ cookie: `${worldCookie}=${world.id}` });
      if (persona !== undefined) {
        headers.set("authorization", `Bearer ${await getIdToken(world, persona)}`);
      }
      if (!graphQl) return read(await main.request(name.replace(/^GET /, ""), { headers }));
      const body = createBody(graphQl.text, variables);
      if (typeof body === "string") headers.set("content-type", "application/json");
      // Browsers would ask for permission before they send it with a form.
      else headers.set("apollo-require-preflight", "true");
      const init = { method: "POST", headers, body };
      const isOwnService = service === "registration" && world.config.ownRegistrationService;
      return read(
        await (isOwnService
          ? registration.request(`/${world.id}/graphql`, init)
          : main.request("/graphql", init)),
      );
    },
  };
}

async function read(response: Response): Promise<MockResponse> {
  const text = await response.text();
  return {
    status: response.status,
    body: response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : undefined,
  };
}

/** JSON, or a multipart form if a variable is a recorded file: its type and size. */
function createBody(query: string, variables: Readonly<Record<string, unknown>>): string | FormData {
  const files: File[] = [];
  const paths: string[] = [];
  const replaceFiles = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => replaceFiles(item, `${path}.${index}`));
    if (!isObject(value)) return value;
    const { type, size } = value;
    if (typeof type !== "string" || typeof size !== "number") return value;
    files.push(createFile(type, size));
    paths.push(path);
    return null;
  };
  const replaced = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, replaceFiles(value, `variables.${name}`)]),
  );
  const operations = JSON.stringify({ query, variables: replaced });
  if (files.length === 0) return operations;
  const form = new FormData();
  form.set("operations", operations);
  form.set("map", JSON.stringify(Object.fromEntries(paths.map((path, index) => [index, [path]]))));
  for (const [index, file] of files.entries()) form.set(String(index), file);
  return form;
}

/** Begins as files of its type do, which the services check. */
function createFile(type: string, size: number): File {
  const extension = type.split("/")[1]?.replace("jpeg", "jpg") ?? "bin";
  const bytes = new Uint8Array(size);
  bytes.set((signatures[type] ?? []).slice(0, size));
  return new File([bytes], `recorded.${extension}`, { type });
}

const signatures: Readonly<Record<string, readonly number[]>> = {
  "application/pdf": [0x25, 0x50, 0x44, 0x46, 0x2d],
  "image/jpeg": [0xff, 0xd8, 0xff],
  "image/png": [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};
