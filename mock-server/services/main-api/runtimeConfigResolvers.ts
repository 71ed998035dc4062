import type { Resolvers } from "#generated/mainApiResolvers.ts";
import { countrySeeds } from "#seeds/countries/countrySeeds.ts";
import { clientId, getTenantName, policies } from "../identity/tenants.ts";
import type { GraphQlContext } from "../requestContext.ts";

export const runtimeConfigResolvers: Resolvers = {
  Query: {
    runtimeConfig: (_, __, context) => {
      const { world, origins } = context;
      if (!world.isConfigured) return null;
      const { ownRegistrationService, ...config } = world.config;
      return {
        ...config,
        domains: createDomains(context),
        signIn: {
          instance: origins.identity,
          tenant: getTenantName(world),
          clientId,
          policyIds: policies,
        },
        registrationServiceUrl: ownRegistrationService ? `${origins.registration}/${world.id}/graphql` : null,
      };
    },
  },
};

/** URLs of the portal for all countries, with the scheme and port of the request. */
function createDomains({ portalOrigin }: GraphQlContext) {
  const { protocol, port } = new URL(portalOrigin);
  return Object.values(countrySeeds).map(({ country }) => ({
    country,
    url: `${protocol}//${country.toLowerCase()}.localhost${port ? `:${port}` : ""}`,
  }));
}
