import { Hono } from "hono";
import * as v from "valibot";
import { countries } from "../../seeds/countries/countrySeeds.ts";
import { issueTokens } from "../../services/identity/tokens/issueTokens.ts";
import type { World } from "../../world/world.ts";
import { type WorldRegistry, worldCookie } from "../../world/worldRegistry.ts";
import { parseBody, validateInput } from "../requestInput.ts";
import { findPersona } from "../sign-in/findPersona.ts";
import { createWorldFactory } from "../worlds/worldFactory.ts";
import { createGrantValues, createTenantValues } from "./pactIdentityValues.ts";

const parametersSchema = v.strictObject({
  country: v.picklist(countries, `must be one of ${countries.join(", ")}.`),
  persona: v.optional(v.string("must be the name of a persona.")),
  scenario: v.optional(v.record(v.string(), v.unknown()), {}),
});

const stateChangeSchema = v.strictObject({
  action: v.picklist(["setup", "teardown"], "must be setup or teardown."),
  state: v.string("must be the name of a scenario."),
  params: parametersSchema,
});

/** Names of the services in the pacts. */
const services = ["main-api", "registration-service", "identity-provider"] as const;
type Service = (typeof services)[number];

const pathSchema = v.strictObject({
  service: v.picklist(services, `must be one of ${services.join(", ")}.`),
});

/**
 * `/pact-states/:service`: sets up and tears down provider states for Pact's verifier. A state is a world. The response
 * contains what requests to that world need: headers, a path prefix or the tenant. If the state has a persona, it also
 * contains an id token and, for the identity provider, codes and a refresh token.
 */
export function createPactStateRoutes(worlds: WorldRegistry, identityOrigin: string): Hono {
  const { createWorld } = createWorldFactory(worlds);
  const worldIds = new Map<string, string>();
  return new Hono().post("/pact-states/:service", async (c) => {
    const { service } = validateInput(pathSchema, c.req.param(), "path");
    const { action, state, params } = await parseBody(c, stateChangeSchema);
    const key = JSON.stringify([state, params]);
    const previousId = worldIds.get(key);
    if (previousId !== undefined) worlds.delete(previousId);
    worldIds.delete(key);
    if (action === "teardown") return c.json({});
    const world = createWorld({ country: params.country, scenario: state, parameters: params.scenario });
    worldIds.set(key, world.id);
    return c.json({
      ...createWorldValues(world, service),
      ...(params.persona !== undefined &&
        (await createSignInValues(world, params.persona, identityOrigin, service))),
    });
  });
}

/** Values that direct requests to a world. */
function createWorldValues(world: World, service: Service): object {
  switch (service) {
    case "main-api":
      return { headers: { cookie: `${worldCookie}=${world.id}` } };
    case "registration-service":
      return { pathPrefix: `/${world.id}` };
    case "identity-provider":
      return createTenantValues(world);
  }
}

async function createSignInValues(
  world: World,
  persona: string,
  identityOrigin: string,
  service: Service,
): Promise<Record<string, string>> {
  const account = findPersona(world, persona);
  const tokens = await issueTokens(world, account.id, { origin: identityOrigin });
  const grants = service === "identity-provider" ? await createGrantValues(world, account, tokens) : {};
  // The tokens of some scenarios must have expired.
  const age = world.signIn.headlessAge ?? 0;
  if (age > 0) world.clock.advance(age * 1000);
  return { idToken: tokens.id_token ?? "", ...grants };
}
