import type { Resolvers } from "#generated/mainApiResolvers.ts";
import { isLocalOrigin } from "#rules/localOrigins.ts";
import { countrySeeds } from "#seeds/countries/countrySeeds.ts";
import { clientId, getTenantName, policies } from "../identity/tenants.ts";
import { enterPath, type GraphQlContext } from "../requestContext.ts";

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

/** URLs of the portal for all countries: host names of this machine, or links that change the world elsewhere. */
function createDomains({ portalOrigin }: GraphQlContext) {
  const { protocol, port } = new URL(portalOrigin);
  const createUrl = (id: string) =>
    isLocalOrigin(portalOrigin)
      ? `${protocol}//${id}.localhost${port ? `:${port}` : ""}`
      : `${portalOrigin}${enterPath}?world=${id}&path=/`;
  return Object.values(countrySeeds).map(({ country }) => ({
    country,
    url: createUrl(country.toLowerCase()),
  }));
}
