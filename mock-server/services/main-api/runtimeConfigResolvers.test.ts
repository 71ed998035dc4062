import { describe, expect, it } from "vitest";
import { countries, countrySeeds } from "#seeds/countries/countrySeeds.ts";
import { createClient } from "#testing/serviceClient.ts";
import { mainApi, origins } from "#testing/services.ts";
import { createStandingWorld } from "#testing/worlds.ts";
import { clientId } from "../identity/tenants.ts";

const document = `{ runtimeConfig {
  country defaultLocale domains { country url } tagManagerId registrationServiceUrl alternativeInstallationFlow
  windowRegistrationEnabled vProEnabled signIn { instance tenant clientId policyIds { signIn resetPassword } }
} }`;

describe("runtimeConfig", () => {
  it.each(Object.values(countrySeeds))(
    "returns the settings of $country and the URLs of the world to anonymous visitors",
    { tags: ["R7.10", "R3.14", "R9.1"] },
    async ({ country, defaultLocale, switches }) => {
      const { ownRegistrationService, ...settings } = switches;
      const world = createStandingWorld(country, "my-world");
      const { data, errors } = await createClient(world).main(document);
      expect(errors).toEqual([]);
      expect(data).toEqual({
        runtimeConfig: {
          country,
          defaultLocale,
          domains: expect.any(Array),
          registrationServiceUrl: ownRegistrationService ? `${origins.registration}/my-world/graphql` : null,
          signIn: {
            instance: origins.identity,
            tenant: "my-world.onmicrosoft.com",
            clientId,
            policyIds: { signIn: "B2C_1_signin", resetPassword: "B2C_1_reset_password" },
          },
          ...settings,
        },
      });
    },
  );

  it.each([
    {
      title: "the port of the request",
      host: "se.localhost:5173",
      proto: undefined,
      suffix: ".localhost:5173",
    },
    { title: "no port and the forwarded scheme", host: "localhost", proto: "https", suffix: ".localhost" },
  ])("returns the portal's URL in all countries with $title", async ({ host, proto, suffix }) => {
    createStandingWorld("DE");
    createStandingWorld("SE");
    const response = await mainApi.request("/graphql", {
      method: "POST",
      body: JSON.stringify({ query: "{ runtimeConfig { domains { country url } } }" }),
      headers: { "content-type": "application/json", host, ...(proto && { "x-forwarded-proto": proto }) },
    });
    const urls = countries.map((country) => `${proto ?? "http"}://${country.toLowerCase()}${suffix}`);
    expect(await response.json()).toEqual({
      data: {
        runtimeConfig: { domains: countries.map((country, index) => ({ country, url: urls[index] })) },
      },
    });
  });
});
