import type { Country } from "../../src/api/generated/main.ts";
import { getCountryTag, getDefaultLocale, projectCountries } from "../support/config/countries.ts";
import { portalHost, ports } from "../support/config/ports.ts";
import { expect, test } from "../support/fixtures/test.ts";

/** Switches in which the countries differ. */
const switches: Record<Country, object> = {
  AT: { alternativeInstallationFlow: true, windowRegistrationEnabled: true, vProEnabled: false },
  CH: { alternativeInstallationFlow: false, windowRegistrationEnabled: true, vProEnabled: false },
  DE: { alternativeInstallationFlow: false, windowRegistrationEnabled: true, vProEnabled: true },
  DK: { alternativeInstallationFlow: false, windowRegistrationEnabled: true, vProEnabled: false },
  GB: { alternativeInstallationFlow: false, windowRegistrationEnabled: true, vProEnabled: true },
  IE: { alternativeInstallationFlow: false, windowRegistrationEnabled: false, vProEnabled: false },
  NO: { alternativeInstallationFlow: false, windowRegistrationEnabled: true, vProEnabled: false },
  SE: { alternativeInstallationFlow: true, windowRegistrationEnabled: true, vProEnabled: false },
};

const query = `{
  runtimeConfig {
    country defaultLocale registrationServiceUrl tagManagerId
    alternativeInstallationFlow windowRegistrationEnabled vProEnabled
    domains { country url }
    signIn { instance tenant clientId policyIds { signIn resetPassword } }
  }
}`;

for (const { country } of projectCountries) {
  test(`Runtime configuration of ${country} names its own switches, services and domains`, {
    tag: [getCountryTag(country), "@R7.10", "@R9.1", "@R9.2"],
  }, async ({ request }) => {
    const response = await request.post(`http://127.0.0.1:${ports.portal}/graphql`, {
      headers: { host: portalHost(country) },
      data: { query },
    });
    expect(response.status()).toBe(200);
    const { data } = await response.json();
    expect(data.runtimeConfig).toEqual({
      ...switches[country],
      country,
      defaultLocale: getDefaultLocale(country),
      registrationServiceUrl:
        country === "NO" ? null : `http://localhost:${ports.registration}/${country.toLowerCase()}/graphql`,
      tagManagerId: country === "DK" ? null : expect.stringMatching(/^(GTM|G)-[A-Z\d]+$/),
      domains: projectCountries.map((it) => ({
        country: it.country,
        url: `http://${portalHost(it.country)}`,
      })),
      signIn: {
        instance: `http://localhost:${ports.identity}`,
        tenant: `${country.toLowerCase()}.onmicrosoft.com`,
        clientId: expect.any(String),
        policyIds: { signIn: expect.any(String), resetPassword: expect.any(String) },
      },
    });
  });
}
