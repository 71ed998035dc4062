import { describe, expect, it } from "vitest";
import { countries, countrySeeds } from "../../seeds/countries/countrySeeds.ts";
import { createClient } from "../../testing/serviceClient.ts";
import { mainApi, origins } from "../../testing/services.ts";
import { createStandingWorld } from "../../testing/worlds.ts";
import { clientId } from "../identity/tenants.ts";

const document = `{ runtimeConfig {
  country defaultLocale domains { country url } tagManagerId registrationServiceUrl alternativeInstallationFlow
  windowRegistrationEnabled vProEnabled signIn { instance tenant clientId policyIds { signIn resetPassword } }
} }`;

describe("runtimeConfig", () => {
  it.each(Object.values(countrySeeds))(
    "returns the settings of $country to anonymous visitors",
    { tags: ["R7.10", "R3.14", "R9.1"] },
    async ({ country, defaultLocale, switches }) => {
      const { ownRegistrationService, ...settings } = switches;
      const id = country.toLowerCase();
      const { data, errors } = await createClient(createStandingWorld(country)).main(document);
      expect(errors).toEqual([]);
      expect(data).toEqual({
        runtimeConfig: {
          country,
          defaultLocale,
          domains: expect.any(Array),
          registrationServiceUrl: ownRegistrationService ? `${origins.registration}/${id}/graphql` : null,
          signIn: {
            instance: origins.identity,
            tenant: `${id}.onmicrosoft.com`,
            clientId,
            policyIds: { signIn: "B2C_1_signin", resetPassword: "B2C_1_reset_password" },
          },
          ...settings,
        },
      });
    },
  );

  it("returns the URLs of the services of the request's world", async () => {
    const { data } = await createClient(createStandingWorld("SE", "my-world")).main(document);
    expect(data).toMatchObject({
      runtimeConfig: {
        country: "SE",
        registrationServiceUrl: `${origins.registration}/my-world/graphql`,
        signIn: { tenant: "my-world.onmicrosoft.com" },
      },
    });
  });

  it.each([
    {
      title: "the port of the request",
      host: "se.localhost:5173",
      proto: undefined,
      suffix: ".localhost:5173",
    },
    { title: "no port if the request has none", host: "localhost", proto: undefined, suffix: ".localhost" },
    { title: "the scheme from x-forwarded-proto", host: "localhost", proto: "https", suffix: ".localhost" },
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
