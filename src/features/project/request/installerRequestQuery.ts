import { queryOptions } from "@tanstack/react-query";
import { requireFound } from "#api/errors.ts";
import { type GraphQlOptions, requestMainApi } from "#api/graphqlClient.ts";
import { queryKeys } from "#api/queryKeys.ts";
import type { Locale } from "#locales.ts";
import type { RequestDetailsFragment } from "./request.generated.ts";
import { ShowRequestDocument } from "./request.generated.ts";

/** A customer's enquiry to an installer. */
export type InstallerRequest = RequestDetailsFragment;

export async function fetchInstallerRequest(id: string, options?: GraphQlOptions): Promise<InstallerRequest> {
  const { showRequest } = await requestMainApi(ShowRequestDocument, { id }, options);
  return requireFound(showRequest, "The request");
}

/**
 * One of the customer's installer requests, with offer and reason in the requested locale. Fails with a `RequestError` if
 * the customer has none with this id.
 */
export function installerRequestQuery(id: string, locale: Locale) {
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    fetchInstallerRequest(id, { signal, abortKey: `showRequest ${id}` });
  // `queryFn` with its own type, for a feature that knows only a part of a request.
  return { ...queryOptions({ queryKey: [...getRequestKey(id), locale], queryFn }), queryFn };
}

/** The beginning of the request's keys in all locales. Its attachments and reasons have other keys. */
export function getRequestKey(id: string) {
  return [...queryKeys.installerRequests, id, "detail"];
}
