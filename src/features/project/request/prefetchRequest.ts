import type { QueryClient } from "@tanstack/react-query";
import { runtimeConfigQuery } from "#api/runtime-config/runtimeConfigQuery.ts";
import { readLastCountry } from "#storage/lastCountry.ts";
import { attachmentsQuery } from "../attachments/attachmentsQuery.ts";
import { projectQuery } from "../page/projectQuery.ts";
import { installerRequestQuery } from "./installerRequestQuery.ts";

/** Starts the queries of the active request of a project that has loaded. */
export async function prefetchRequest(queryClient: QueryClient, projectId: string): Promise<void> {
  const requestId = queryClient.getQueryData(projectQuery(projectId).queryKey)?.activeRequest?.id;
  if (requestId === undefined) return;
  void queryClient.prefetchQuery(attachmentsQuery(requestId));
  // On a first visit the configuration names the country, and so the locale.
  if (readLastCountry() === null) await queryClient.prefetchQuery(runtimeConfigQuery());
  void queryClient.prefetchQuery(installerRequestQuery(requestId));
}
