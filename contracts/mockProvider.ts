import * as v from "valibot";
import { issueTokens } from "../mock-server/identity/issueTokens.ts";
import { type MockServer, startMockServer } from "../mock-server/startMockServer.ts";
import type { World } from "../mock-server/world/world.ts";
import { worldCookie } from "../mock-server/world/worldOfRequest.ts";
import type { ProviderName } from "./portal.ts";
import type { ProviderUnderTest, StateValues } from "./providerUnderTest.ts";

const stateParameters = v.strictObject({
  country: v.string(),
  persona: v.optional(v.string()),
  scenario: v.optional(v.record(v.string(), v.unknown())),
});
const registrationService: ProviderName = "registration-service";
const createdWorld = v.object({ id: v.string() });

/**
 * One of the services of the mock backend, in this process and on free ports. Each state is a world of its own, named by
 * the mock's cookie, at the registration service by the path.
 */
export async function startMockProvider(provider: string): Promise<ProviderUnderTest> {
  const isRegistration = provider === registrationService;
  const server = await startMockServer({
    country: "DE",
    scenario: "standing",
    port: 0,
    registrationPort: 0,
    identityPort: 0,
    portalPort: 5173,
  });
  let world: World | undefined;
  return {
    url: isRegistration ? server.origins.registration : server.origin,
    async setUp(state) {
      const { country, persona, scenario } = v.parse(stateParameters, state.parameters);
      world = await createWorld(server, { country, scenario: state.name, parameters: scenario });
      return persona === undefined ? {} : signIn(server, world, persona);
    },
    async tearDown() {
      if (world) await control(server, "DELETE", `/worlds/${world.id}`);
      world = undefined;
    },
    headers: () => (world ? { cookie: `${worldCookie}=${world.id}` } : {}),
    path: (inPact) => (world && isRegistration && inPact === "/graphql" ? `/${world.id}${inPact}` : inPact),
    close: () => server.close(),
  };
}

async function createWorld(
  server: MockServer,
  plan: { country: string; scenario: string; parameters: unknown },
): Promise<World> {
  const answer = await control(server, "POST", "/worlds", plan);
  const { id } = v.parse(createdWorld, await answer.json());
  const world = server.worlds.get(id);
  if (!world) throw new Error(`The mock has lost the world "${id}".`);
  return world;
}

async function signIn(server: MockServer, world: World, persona: string): Promise<StateValues> {
  const account = world.accounts.find((candidate) => candidate.persona === persona);
  if (!account) throw new Error(`Nobody is called "${persona}" in the scenario "${world.scenario}".`);
  const tokens = await issueTokens(world, account.id, { origin: server.origins.identity });
  // Sessions of some scenarios are older than their tokens live.
  const age = world.signIn.headlessAge ?? 0;
  if (age > 0) world.clock.advance(age * 1000);
  return { idToken: tokens.id_token };
}

async function control(server: MockServer, method: string, path: string, body?: object): Promise<Response> {
  const answer = await fetch(`${server.origin}/control${path}`, {
    method,
    ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`The mock's control API refused ${method} ${path}: ${await answer.text()}`);
  return answer;
}
