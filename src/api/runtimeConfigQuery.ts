import { queryOptions } from "@tanstack/react-query";
import { countryLocales } from "../countries.ts";
import { ApplicationError, requireFound } from "./errors.ts";
import { RuntimeConfigDocument, type RuntimeConfigQuery } from "./generated/main/graphql.ts";
import { requestMainApi } from "./graphqlClient.ts";

export type RuntimeConfig = NonNullable<RuntimeConfigQuery["runtimeConfig"]>;

/** The country's configuration; loaded once per visit, without a token. */
export function runtimeConfigQuery() {
  return queryOptions({
    queryKey: ["runtimeConfig"],
    queryFn: async ({ signal }): Promise<RuntimeConfig> => {
      const { runtimeConfig } = await requestMainApi(RuntimeConfigDocument, {}, { anonymous: true, signal });
      const config = requireFound(runtimeConfig, "The configuration");
      // Without its facts no address, price or language of the country could be shown.
      if (Object.hasOwn(countryLocales, config.country)) return config;
      throw new ApplicationError(`The portal does not know the country "${config.country}".`);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
