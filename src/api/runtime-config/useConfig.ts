import { useSuspenseQuery } from "@tanstack/react-query";
import { type RuntimeConfig, runtimeConfigQuery } from "./runtimeConfigQuery.ts";

/** The configuration, for screens whose loaders have awaited it. Components that also render without it use the query. */
export function useConfig(): RuntimeConfig {
  return useSuspenseQuery(runtimeConfigQuery()).data;
}
