import { queryOptions } from "@tanstack/react-query";
import { requireFound } from "#api/errors.ts";
import { type GraphQlOptions, requestRegistrationService } from "#api/graphqlClient.ts";
import { queryKeys } from "#api/queryKeys.ts";
import type { WindowDetailsFragment } from "./window.generated.ts";
import { RegisteredWindowByIdDocument } from "./window.generated.ts";

export type WindowDetails = WindowDetailsFragment;

export async function fetchWindow(id: string, options?: GraphQlOptions): Promise<WindowDetails> {
  const { registeredWindowById } = await requestRegistrationService(
    RegisteredWindowByIdDocument,
    { id },
    options,
  );
  return requireFound(registeredWindowById, "The window");
}

/** One of the customer's windows; a not-found error if there is none with this id. */
export function windowQuery(windowId: string) {
  return queryOptions({
    queryKey: [...queryKeys.windows, "detail", windowId],
    queryFn: ({ signal }) => fetchWindow(windowId, { signal }),
  });
}
