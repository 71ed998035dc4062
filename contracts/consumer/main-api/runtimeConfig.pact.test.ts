import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { NotFoundError } from "../../../src/api/errors.ts";
import {
  RuntimeConfigDocument,
  type RuntimeConfigQuery,
} from "../../../src/api/runtime-config/runtimeConfig.generated.ts";
import { runtimeConfigQuery } from "../../../src/api/runtime-config/runtimeConfigQuery.ts";
import { createPact } from "../createPact.ts";
import { enumValue } from "../matching/enumValues.ts";
import { anonymousOperation } from "../matching/requests.ts";
import { dataResponse } from "../matching/responses.ts";
import type { Template } from "../matching/template.ts";
import { origin, orNull } from "../matching/values.ts";
import { createClientWithoutToken } from "../portalClient.ts";
import { providerState } from "../providerState.ts";

const { boolean, eachLike, regex, reify, string } = MatchersV3;
const pact = createPact("main-api");

describe("RuntimeConfig query", () => {
  it("returns the configuration of a country and sends no token", async () => {
    const runtimeConfig: Template<RuntimeConfigQuery["runtimeConfig"]> = {
      country: enumValue("Country", "DE"),
      defaultLocale: regex("^[a-z]{2,3}(-[A-Z]{2})?$", "de-DE"),
      domains: eachLike({ country: enumValue("Country", "SE"), url: origin("https://portal.example.se") }),
      tagManagerId: orNull(regex("^(GTM|G)-[A-Z0-9]+$", "GTM-T4GLY5")),
      signIn: {
        instance: origin("https://login.example.com"),
        tenant: string("customers.onmicrosoft.com"),
        clientId: string("00000000-0000-4000-8000-000000000001"),
        policyIds: { signIn: string("B2C_1_signin"), resetPassword: string("B2C_1_reset_password") },
      },
      registrationServiceUrl: orNull(regex("^https?://.+$", "https://registration.example.com/graphql")),
      alternativeInstallationFlow: boolean(false),
      windowRegistrationEnabled: boolean(true),
      vProEnabled: boolean(true),
    };

    const config = await pact
      .addInteraction()
      .given(...providerState("standing", { country: "DE" }))
      .uponReceiving("runtimeConfig returns the configuration of a country")
      .withRequest("POST", "/graphql", anonymousOperation(RuntimeConfigDocument, {}))
      .willRespondWith(200, dataResponse<RuntimeConfigQuery>({ runtimeConfig }))
      .executeTest(({ url }) => createClientWithoutToken(url).fetchQuery(runtimeConfigQuery()));

    expect(config).toEqual(reify(runtimeConfig));
  });

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
