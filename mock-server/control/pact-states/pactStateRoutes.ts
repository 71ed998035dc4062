import { Hono } from "hono";
import * as v from "valibot";
import { countries } from "#seeds/countries/countrySeeds.ts";
import { createClientSignature, getIpAddress } from "#services/clientSignature.ts";
import { getIdTokenLifetime } from "#services/identity/tokens/idToken.ts";
import { issueTokens } from "#services/identity/tokens/issueTokens.ts";
import type { ServiceOrigins } from "#services/requestContext.ts";
import { getTexts } from "#texts/getTexts.ts";
import { createAccountId } from "#world/createAccountId.ts";
import { oneOfSchema } from "#world/inputSchemas.ts";
import type { AccountRecord } from "#world/records.ts";
import type { World } from "#world/world.ts";
import { type WorldRegistry, worldCookie } from "#world/worldRegistry.ts";
import { ControlError } from "../controlError.ts";
import { createOperationDescriber, validate } from "../describeOperation.ts";
import { findPersona } from "../sign-in/findPersona.ts";
import { createWorldFactory } from "../worlds/worldFactory.ts";
import { addStranger } from "./addStranger.ts";
import {
  createGrantValues,
  createSignInCookie,
  createTenantValues,
  createWrongTokens,
  securePortalOrigin,
} from "./pactIdentityValues.ts";
import { createDomainRecords, createRecords } from "./pactRecords.ts";
import { createRecordValues } from "./pactRecordValues.ts";
import { runMutation } from "./runMutation.ts";

/** A mutation that the persona has made. */
const afterSchema = v.strictObject({
  mutation: v.string("must be the name of a mutation."),
  variables: v.optional(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.description("A name of a value of the state, in `$` and braces, stands for the value."),
    ),
    {},
  ),
  persona: v.optional(
    v.pipe(
      v.string("must be the name of a persona."),
      v.description("Who made it, if not the state's persona."),
    ),
  ),
});

/** Id tokens that a service has to refuse. */
const wrongTokens = ["expired", "forged", "otherClient", "otherTenant"] as const;

const parametersSchema = v.strictObject({
  country: oneOfSchema(countries),
  persona: v.optional(v.string("must be the name of a persona.")),
  scenario: v.optional(v.record(v.string(), v.unknown()), {}),
  locale: v.optional(
    v.pipe(
      v.string("must be a locale."),
      v.description("The request's, in whose language the values of the contents are."),
    ),
  ),
  after: v.optional(afterSchema),
  token: v.optional(oneOfSchema(wrongTokens)),
  nonce: v.optional(
    v.pipe(v.string("must be a text."), v.description("The nonce of the sign-in that issued the codes.")),
  ),
  interaction: v.optional(
    v.pipe(
      v.looseObject({}, "must be an object."),
      v.description("The interaction that follows, for the verification alone."),
    ),
  ),
});

const stateChangeSchema = v.strictObject({
  action: v.picklist(["setup", "teardown"], "must be setup or teardown."),
  state: v.string("must be the name of a scenario."),
  params: parametersSchema,
});

/** Names of the services in the pacts. */
const services = ["main-api", "registration-service", "identity-provider"] as const;
type Service = (typeof services)[number];

const pathSchema = v.strictObject({ service: oneOfSchema(services) });

/** An uploaded file in the variables of a mutation. */
const fileSchema = v.strictObject({ name: v.string(), type: v.string(), base64: v.string() });

const describe = createOperationDescriber("contracts");

/**
 * `/pact-states/:service`: sets up and tears down provider states for Pact's verifier. A state is a world. The response
 * contains the values that requests to that world need: headers, a path prefix or the tenant, and the ids and tokens of its
 * records. If the state has a persona, it also contains an id token and, for the identity provider, codes and a refresh token.
 */
export function createPactStateRoutes(worlds: WorldRegistry, origins: ServiceOrigins) {
  const { createWorld } = createWorldFactory(worlds);
  const worldIds = new Map<string, string>();
  return new Hono().post(
    "/pact-states/:service",
    describe({
      id: "changePactState",
      summary: "Sets up or tears down a provider state for Pact's verifier, and returns its values",
      content: v.record(v.string(), v.unknown()),
      errors: [404],
    }),
    validate("param", pathSchema),
    validate("json", stateChangeSchema),
    async (c) => {
      const { service } = c.req.valid("param");
      const { action, state, params } = c.req.valid("json");
      const key = JSON.stringify([state, params]);
      const previousId = worldIds.get(key);
      if (previousId !== undefined) worlds.delete(previousId);
      worldIds.delete(key);
      if (action === "teardown") return c.json({});
      const { country, scenario: parameters } = params;
      const world = createWorld({ country, scenario: state, parameters, owner: "test" });
      worldIds.set(key, world.id);
      addStranger(world);
      // The number of days to a deadline is whole only at the moment at which it was set.
      world.clock.advance(1000);
      const account = params.persona === undefined ? null : findPersona(world, params.persona);
      const locale = params.locale ?? world.config.defaultLocale;
      const valuesBefore = createRecordValues(world, account, locale);
      const result =
        params.after && (await runAfter({ world, account, origins }, valuesBefore, params.after));
      return c.json({
        // The mutation may have removed records that the pacts name, and added others.
        ...createRecordValues(world, account, locale),
        ...valuesBefore,
        ...(typeof result === "string" && { result }),
        ...(!params.after && {
          records: JSON.stringify({
            ...createDomainRecords(c.req.url),
            ...(account && createRecords(world, account, params.locale)),
          }),
        }),
        headers: { cookie: `${worldCookie}=${world.id}` },
        filesUrl: new URL(c.req.url).origin,
        ...createWorldValues(world, service, origins),
        ...(service === "main-api" && createClientValues(getIpAddress(c))),
        ...(account && (await createSignInValues(world, account, origins.identity, service, params))),
      });
    },
  );
}

/** Runs the mutation after which the state begins. */
function runAfter(
  { world, account, origins }: { world: World; account: AccountRecord | null; origins: ServiceOrigins },
  values: Record<string, string>,
  { mutation, variables, persona }: v.InferOutput<typeof afterSchema>,
): Promise<unknown> {
  const locale = world.config.defaultLocale;
  const caller = persona === undefined ? account : findPersona(world, persona);
  const context = { world, account: caller, locale, texts: getTexts(locale), portalOrigin: "", origins };
  const filledIn = Object.entries(variables).map(([name, value]) => [name, fillIn(value, values)]);
  return runMutation(context, mutation, Object.fromEntries(filledIn));
}

/** Replaces `${name}` in all texts of a JSON value by the state's value, and file descriptions by files. */
function fillIn(value: unknown, values: Record<string, string>): unknown {
  if (typeof value === "string") {
    return value.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
      const known = values[name];
      if (known === undefined) throw new ControlError(400, `after: the state has no value "${name}".`);
      return known;
    });
  }
  if (Array.isArray(value)) return value.map((item) => fillIn(item, values));
  if (!v.is(v.record(v.string(), v.unknown()), value)) return value;
  if (v.is(fileSchema, value)) {
    return new File([Buffer.from(value.base64, "base64")], value.name, { type: value.type });
  }
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fillIn(item, values)]));
}

/** A client token as the main API issues it, for the IP address of the state's requests. */
function createClientValues(ipAddress: string): Record<string, string> {
  const { token, signature } = createClientSignature(ipAddress);
  return { clientToken: token, clientSignature: signature };
}

/** Values that direct requests to a world. */
function createWorldValues(world: World, service: Service, origins: ServiceOrigins): object {
  switch (service) {
    case "main-api":
      return {
        ...createTenantValues(world, origins.identity),
        registrationServiceUrl: `${origins.registration}/${world.id}/graphql`,
      };
    case "registration-service":
      return { portalOrigin: securePortalOrigin, pathPrefix: `/${world.id}` };
    case "identity-provider":
      return { ...createTenantValues(world, origins.identity), signInCookie: createSignInCookie(world) };
  }
}

async function createSignInValues(
  world: World,
  account: AccountRecord,
  identityOrigin: string,
  service: Service,
  { nonce, token }: v.InferOutput<typeof parametersSchema>,
): Promise<Record<string, string>> {
  const options = { origin: identityOrigin };
  const [tokens, expired, stranger] = await Promise.all([
    issueTokens(world, account.id, options),
    issueTokens(world, account.id, { ...options, age: getIdTokenLifetime(world) + 600 }),
    issueTokens(world, createAccountId("stranger"), options),
  ]);
  const idTokens = { ...(await createWrongTokens(tokens.id_token)), expired: expired.id_token };
  const grants =
    service === "identity-provider" ? await createGrantValues(world, account, tokens, nonce) : {};
  // The tokens of some scenarios must have expired.
  const age = world.signIn.headlessAge ?? 0;
  if (age > 0) world.clock.advance(age * 1000);
  return {
    idToken: token ? idTokens[token] : tokens.id_token,
    strangerIdToken: stranger.id_token,
    ...Object.fromEntries(wrongTokens.map((name) => [`${name}IdToken`, idTokens[name]])),
    ...grants,
  };
}
