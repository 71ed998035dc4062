import { queryOptions } from "@tanstack/react-query";
import { requireFound } from "./errors.ts";
import { RuntimeConfigDocument, type RuntimeConfigQuery } from "./generated/main/graphql.ts";
import { requestMainApi } from "./graphqlClient.ts";

export type RuntimeConfig = NonNullable<RuntimeConfigQuery["runtimeConfig"]>;

/** The country's configuration; loaded once per visit, without a token. */
export function runtimeConfigQuery() {
  return queryOptions({
    queryKey: ["runtimeConfig"],
    queryFn: async ({ signal }): Promise<RuntimeConfig> => {
      const { runtimeConfig } = await requestMainApi(RuntimeConfigDocument, {}, { anonymous: true, signal });
      return requireFound(runtimeConfig, "The configuration");
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
