import type { QueryClient } from "@tanstack/react-query";
import type { Locale } from "#locales.ts";
import { attachmentsQuery } from "../attachments/attachmentsQuery.ts";
import { projectQuery } from "../page/projectQuery.ts";
import { installerRequestQuery } from "./installerRequestQuery.ts";

/** Starts the queries of the active request of a project that has loaded. */
export async function prefetchRequest(
  queryClient: QueryClient,
  projectId: string,
  getLocale: () => Promise<Locale>,
): Promise<void> {
  const requestId = queryClient.getQueryData(projectQuery(projectId).queryKey)?.activeRequest?.id;
  if (requestId === undefined) return;
  void queryClient.prefetchQuery(attachmentsQuery(requestId));
  void queryClient.prefetchQuery(installerRequestQuery(requestId, await getLocale()));
}
