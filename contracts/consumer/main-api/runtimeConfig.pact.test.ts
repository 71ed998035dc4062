import { MatchersV3 } from "@pact-foundation/pact";
import type { QueryClient } from "@tanstack/react-query";
import { describe } from "vitest";
import {
  RuntimeConfigDocument,
  type RuntimeConfigQuery,
} from "#api/runtime-config/runtimeConfig.generated.ts";
import { runtimeConfigQuery } from "#api/runtime-config/runtimeConfigQuery.ts";
import { repeatFromState } from "#contracts/pact/stateValues.ts";
import { type Country, countryLocales } from "#schema/locales.ts";
import type { Part } from "../matching/completeData.ts";
import { arrayContaining } from "../matching/template.ts";
import { text } from "../matching/values.ts";
import { mainApiWithoutToken, notFound } from "../operationTests.ts";
import { providerState } from "../providerState.ts";

const { equal, regex } = MatchersV3;
const { testData } = mainApiWithoutToken;
const send = (client: QueryClient) => client.fetchQuery(runtimeConfigQuery());

describe("runtimeConfig", () => {
  const countries = (Object.keys(countryLocales) as Country[]).toSorted();

  // The switches are on in half of the countries.
  for (const [index, country] of countries.entries()) {
    const isOn = index % 2 === 0;
    const locales = countryLocales[country];
    const runtimeConfig: Part<RuntimeConfigQuery["runtimeConfig"]> = {
      country: equal(country),
      defaultLocale: regex(`^(${locales.join("|")})$`, locales[0]),
      // The portal links to the other countries' portals.
      domains: arrayContaining(
        ...countries
          .filter((other) => other !== country)
          .map((other) => ({ country: equal(other), url: text("https://portal.example") })),
      ),
      tagManagerId: isOn ? equal("GTM-A1") : null,
      signIn: {
        instance: repeatFromState("instance"),
        tenant: repeatFromState("tenant"),
        clientId: repeatFromState("clientId"),
        policyIds: { signIn: repeatFromState("policy"), resetPassword: repeatFromState("resetPolicy") },
      },
      registrationServiceUrl: isOn ? repeatFromState("registrationServiceUrl") : null,
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

    testData(
      `runtimeConfig returns the configuration of ${country}`,
      providerState("countrySwitches", { country, scenario }),
      RuntimeConfigDocument,
      {},
      { runtimeConfig },
      { send },
    );
  }

  testData(
    "runtimeConfig returns null for a country without configuration",
    providerState("unconfigured", { country: "DE" }),
    RuntimeConfigDocument,
    {},
    { runtimeConfig: null },
    { send, result: notFound },
  );
});
