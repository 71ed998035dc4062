import { queryOptions } from "@tanstack/react-query";
import { requireFound } from "../../../api/errors.ts";
import { requestRegistrationService } from "../../../api/graphqlClient.ts";
import { queryKeys } from "../../../api/queryKeys.ts";
import { RegisteredWindowByIdDocument } from "./registeredWindowById.generated.ts";
import type { WindowDetailsFragment } from "./windowDetails.generated.ts";

export type WindowDetails = WindowDetailsFragment;

/** One of the customer's windows; a not-found error if there is none with this id. */
export function windowQuery(windowId: string) {
  return queryOptions({
    queryKey: [...queryKeys.windows, "detail", windowId],
    queryFn: async ({ signal }): Promise<WindowDetails> => {
      const { registeredWindowById } = await requestRegistrationService(
        RegisteredWindowByIdDocument,
        { id: windowId },
        { signal },
      );
      return requireFound(registeredWindowById, "The window");
    },
    meta: { isAccountData: true },
  });
}
