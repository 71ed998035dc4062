import { queryOptions } from "@tanstack/react-query";
import { countryLocales } from "#locales.ts";
import { RequestError, requireFound } from "../errors.ts";
import { requestMainApi } from "../graphqlClient.ts";
import { RuntimeConfigDocument, type RuntimeConfigQuery } from "./runtimeConfig.generated.ts";

export type RuntimeConfig = NonNullable<RuntimeConfigQuery["runtimeConfig"]>;

/** The country's configuration: loaded once per page load, without an id token. */
export function runtimeConfigQuery() {
  return queryOptions({
    queryKey: ["runtimeConfig"],
    // Passes no signal on: the app needs the configuration even when the screen that requested it is gone.
    queryFn: async (): Promise<RuntimeConfig> => {
      const { runtimeConfig } = await requestMainApi(RuntimeConfigDocument, {}, { anonymous: true });
      const config = requireFound(runtimeConfig, "The configuration");
      // Without the country's facts the portal cannot show an address, a price or a language.
      if (Object.hasOwn(countryLocales, config.country)) return config;
      throw new RequestError("unknownCountry", `The portal does not know the country "${config.country}".`);
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isPublic: true },
  });
}
