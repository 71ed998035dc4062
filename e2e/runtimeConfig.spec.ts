import { type CountryProject, defaultLocaleOf, projectCountries, tagOf } from "./support/countries.ts";
import { portalHost, ports } from "./support/ports.ts";
import { expect, test } from "./support/world.ts";

/** Switches by which the countries differ, as the portal must find them in each. */
const switches: Record<CountryProject["country"], object> = {
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
  test(`the portal of ${country} is configured for its own country [R7.10] [R9.1] [R9.2]`, {
    tag: tagOf({ country }),
  }, async ({ request }) => {
    const answer = await request.post(`http://127.0.0.1:${ports.portal}/graphql`, {
      headers: { host: portalHost(country) },
      data: { query },
    });
    expect(answer.status()).toBe(200);
    const { data } = await answer.json();
    expect(data.runtimeConfig).toEqual({
      ...switches[country],
      country,
      defaultLocale: defaultLocaleOf(country),
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
