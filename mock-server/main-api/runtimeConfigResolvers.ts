import type { Resolvers } from "../generated/mainApi.ts";
import type { GraphQlContext } from "../graphql/context.ts";
import { clientId, policies } from "../identity/tenants.ts";
import { countrySeeds } from "../world/countries/countrySeeds.ts";

export const runtimeConfigResolvers: Resolvers = {
  Query: {
    runtimeConfig: (_, __, context) => {
      const { world, origins } = context;
      if (!world.isConfigured) return null;
      const { ownRegistrationService, ...config } = world.config;
      return {
        ...config,
        domains: domainsFor(context),
        signIn: {
          instance: origins.identity,
          tenant: `${world.id}.onmicrosoft.com`,
          clientId,
          policyIds: policies,
        },
        registrationServiceUrl: ownRegistrationService ? `${origins.registration}/${world.id}/graphql` : null,
      };
    },
  },
};

/** The portal's address in each country: the address asked with the country's host in front. */
function domainsFor({ portalOrigin }: GraphQlContext) {
  const { protocol, port } = new URL(portalOrigin);
  return Object.values(countrySeeds).map(({ country }) => ({
    country,
    url: `${protocol}//${country.toLowerCase()}.localhost${port ? `:${port}` : ""}`,
  }));
}
