import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { NotFoundError } from "#api/errors.ts";
import {
  RuntimeConfigDocument,
  type RuntimeConfigQuery,
} from "#api/runtime-config/runtimeConfig.generated.ts";
import { runtimeConfigQuery } from "#api/runtime-config/runtimeConfigQuery.ts";
import { type CountryCode, countryLocales } from "#schema/locales.ts";
import { createPact } from "../createPact.ts";
import { enumValue } from "../matching/enumValues.ts";
import { anonymousOperation } from "../matching/requests.ts";
import { dataResponse } from "../matching/responses.ts";
import type { Template } from "../matching/template.ts";
import { origin } from "../matching/values.ts";
import { createClientWithoutToken } from "../portalClient.ts";
import { providerState } from "../providerState.ts";

const { eachLike, equal, regex, reify, string } = MatchersV3;
const pact = createPact("main-api");

describe("RuntimeConfig query", () => {
  const countries = Object.keys(countryLocales) as CountryCode[];

  // Half of the countries have the switches on, the others off.
  it.each(countries.map((country, index) => ({ country, isOn: index % 2 === 0 })))(
    "returns the configuration of $country and sends no token",
    async ({ country, isOn }) => {
      const locales = countryLocales[country];
      const runtimeConfig: Template<RuntimeConfigQuery["runtimeConfig"]> = {
        country: equal(country),
        defaultLocale: regex(`^(${locales.join("|")})$`, locales[0]),
        domains: eachLike({ country: enumValue("Country", "SE"), url: origin("https://portal.example.se") }),
        tagManagerId: isOn ? equal("GTM-A1") : null,
        signIn: {
          instance: origin("https://login.example.com"),
          tenant: string("customers.onmicrosoft.com"),
          clientId: string("00000000-0000-4000-8000-000000000001"),
          policyIds: { signIn: string("B2C_1_signin"), resetPassword: string("B2C_1_reset_password") },
        },
        registrationServiceUrl: isOn
          ? regex("^https?://.+$", "https://registration.example.com/graphql")
          : null,
        alternativeInstallationFlow: equal(!isOn),
        windowRegistrationEnabled: equal(isOn),
        vProEnabled: equal(isOn),
      };
      const scenario = {
        ownRegistrationService: isOn,
        alternativeInstallationFlow: !isOn,
        windowRegistrationEnabled: isOn,
        vProEnabled: isOn,
        tagManagerId: isOn ? "GTM-A1" : null,
      };

      const config = await pact
        .addInteraction()
        .given(...providerState("countrySwitches", { country, scenario }))
        .uponReceiving(`runtimeConfig returns the configuration of ${country}`)
        .withRequest("POST", "/graphql", anonymousOperation(RuntimeConfigDocument, {}))
        .willRespondWith(200, dataResponse<RuntimeConfigQuery>({ runtimeConfig }))
        .executeTest(({ url }) => createClientWithoutToken(url).fetchQuery(runtimeConfigQuery()));

      expect(config).toEqual(reify(runtimeConfig));
    },
  );

  it("fails with NotFoundError if the service returns null for a country without configuration", async () => {
    const config = await pact
      .addInteraction()
      .given(...providerState("unconfigured", { country: "DE" }))
      .uponReceiving("runtimeConfig returns null for a country without configuration")
      .withRequest("POST", "/graphql", anonymousOperation(RuntimeConfigDocument, {}))
      .willRespondWith(200, dataResponse<RuntimeConfigQuery>({ runtimeConfig: null }))
      .executeTest(({ url }) =>
        createClientWithoutToken(url)
          .fetchQuery(runtimeConfigQuery())
          .catch((error: unknown) => error),
      );

    expect(config).toBeInstanceOf(NotFoundError);
  });
});
