import { MatchersV3 } from "@pact-foundation/pact";
import { expect, test } from "vitest";
import { NotFoundError } from "../../src/api/errors.ts";
import { RuntimeConfigDocument, type RuntimeConfigQuery } from "../../src/api/generated/main/graphql.ts";
import { runtimeConfigQuery } from "../../src/api/runtimeConfigQuery.ts";
import { data } from "../matching/answers.ts";
import { oneOf } from "../matching/enumerations.ts";
import { anonymousOperation } from "../matching/requests.ts";
import type { Template } from "../matching/template.ts";
import { origin, text } from "../matching/values.ts";
import { portalPactWith, visitWithoutToken } from "../portal.ts";
import { providerState } from "../providerStates.ts";

const { boolean, eachLike, regex, reify } = MatchersV3;
const pact = portalPactWith("main-api");

test("reads the configuration of a country without a token", async () => {
  const runtimeConfig: Template<RuntimeConfigQuery["runtimeConfig"]> = {
    country: oneOf("Country", "DE"),
    defaultLocale: regex("^[a-z]{2,3}(-[A-Z]{2})?$", "de-DE"),
    domains: eachLike({ country: oneOf("Country", "SE"), url: origin("https://portal.example.se") }),
    tagManagerId: regex("^(null|(GTM|G)-[A-Z0-9]+)$", "GTM-T4GLY5"),
    signIn: {
      instance: origin("https://login.example.com"),
      tenant: text("customers.onmicrosoft.com"),
      clientId: text("00000000-0000-4000-8000-000000000001"),
      policyIds: { signIn: text("B2C_1_signin"), resetPassword: text("B2C_1_reset_password") },
    },
    registrationServiceUrl: regex("^(null|https?://.+)$", "https://registration.example.com/graphql"),
    alternativeInstallationFlow: boolean(false),
    windowRegistrationEnabled: boolean(true),
    vProEnabled: boolean(true),
  };

  const config = await pact
    .addInteraction()
    .given(...providerState("standing", { country: "DE" }))
    .uponReceiving("runtimeConfig for a country")
    .withRequest("POST", "/graphql", anonymousOperation(RuntimeConfigDocument, {}))
    .willRespondWith(200, data<RuntimeConfigQuery>({ runtimeConfig }))
    .executeTest(({ url }) => visitWithoutToken(url).fetchQuery(runtimeConfigQuery()));

  expect(config).toEqual(reify(runtimeConfig));
});

test("does not find the configuration of a country that has none", async () => {
  const config = await pact
    .addInteraction()
    .given(...providerState("unconfigured", { country: "DE" }))
    .uponReceiving("runtimeConfig for a country that is not configured")
    .withRequest("POST", "/graphql", anonymousOperation(RuntimeConfigDocument, {}))
    .willRespondWith(200, data<RuntimeConfigQuery>({ runtimeConfig: null }))
    .executeTest(({ url }) =>
      visitWithoutToken(url)
        .fetchQuery(runtimeConfigQuery())
        .catch((error: unknown) => error),
    );

  expect(config).toBeInstanceOf(NotFoundError);
});
