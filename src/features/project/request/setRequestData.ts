import type { QueryClient } from "@tanstack/react-query";
import { getRequestedLocale } from "#i18n/locale/activeLocale.ts";
import { getRequestKey, type InstallerRequest, installerRequestQuery } from "./installerRequestQuery.ts";

/** Writes the response of a mutation to the cache, and loads the request in other locales again. */
export async function setRequestData(queryClient: QueryClient, request: InstallerRequest): Promise<void> {
  const queryKey = getRequestKey(request.id);
  // A pending response may be older than the mutation.
  await queryClient.cancelQueries({ queryKey });
  queryClient.removeQueries({ queryKey, type: "inactive" });
  queryClient.setQueryData(installerRequestQuery(request.id, getRequestedLocale()).queryKey, request);
}
