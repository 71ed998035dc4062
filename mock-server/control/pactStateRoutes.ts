import { Hono } from "hono";
import * as v from "valibot";
import type { Country } from "../generated/mainApi.ts";
import { issueTokens } from "../identity/issueTokens.ts";
import type { World } from "../world/world.ts";
import { worldCookie } from "../world/worldOfRequest.ts";
import type { WorldRegistry } from "../world/worldRegistry.ts";
import { countries, makeWorlds } from "./makeWorlds.ts";
import { grantValues, tenantValues } from "./pactIdentityValues.ts";
import { personaOf } from "./personaOf.ts";
import { check, readBody } from "./requestBody.ts";

const parameters = v.strictObject({
  country: v.picklist<Country[], string>(countries, `must be one of ${countries.join(", ")}.`),
  persona: v.optional(v.string("must be the name of a persona.")),
  scenario: v.optional(v.record(v.string(), v.unknown()), {}),
});

const stateCall = v.strictObject({
  action: v.picklist(["setup", "teardown"], "must be setup or teardown."),
  state: v.string("must be the name of a scenario."),
  params: parameters,
});

/** The services whose pacts have states, as the pacts name them. */
const services = ["main-api", "registration-service", "identity-provider"] as const;
type Service = (typeof services)[number];

const stateService = v.strictObject({
  service: v.picklist(services, `must be one of ${services.join(", ")}.`),
});

/**
 * `/pact-states/:service`: brings the provider states of the pacts about, as Pact's verifiers ask for it. A state is a world of its
 * own; the answer says how calls get into it (by headers, by the beginning of their path, or by the tenant in it), and
 * holds the id token where the state names a persona, for the sign-in provider also what to get tokens by.
 */
export function pactStateRoutes(worlds: WorldRegistry, identityOrigin: string): Hono {
  const { make } = makeWorlds(worlds);
  const standing = new Map<string, string>();
  return new Hono().post("/pact-states/:service", async (c) => {
    const { service } = check(stateService, c.req.param(), "path");
    const { action, state, params } = await readBody(c, stateCall);
    const key = JSON.stringify([state, params]);
    const earlier = standing.get(key);
    if (earlier !== undefined) worlds.delete(earlier);
    standing.delete(key);
    if (action === "teardown") return c.json({});
    const world = make({ country: params.country, scenario: state, parameters: params.scenario });
    standing.set(key, world.id);
    return c.json({
      ...wayInto(world, service),
      ...(params.persona !== undefined && (await signedIn(world, params.persona, identityOrigin, service))),
    });
  });
}

function wayInto(world: World, service: Service): object {
  switch (service) {
    case "main-api":
      return { headers: { cookie: `${worldCookie}=${world.id}` } };
    case "registration-service":
      return { pathPrefix: `/${world.id}` };
    case "identity-provider":
      return tenantValues(world);
  }
}

async function signedIn(
  world: World,
  persona: string,
  identityOrigin: string,
  service: Service,
): Promise<Record<string, string>> {
  const account = personaOf(world, persona);
  const tokens = await issueTokens(world, account.id, { origin: identityOrigin });
  const grants = service === "identity-provider" ? await grantValues(world, account, tokens) : {};
  // Sessions of some scenarios are older than their tokens live.
  const age = world.signIn.headlessAge ?? 0;
  if (age > 0) world.clock.advance(age * 1000);
  return { idToken: tokens.id_token, ...grants };
}
