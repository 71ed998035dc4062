import { queryOptions } from "@tanstack/react-query";
import { requireFound } from "../../api/errors.ts";
import {
  RegisteredWindowByIdDocument,
  type WindowDetailsFragment,
} from "../../api/generated/registration/graphql.ts";
import { requestRegistrationService } from "../../api/graphqlClient.ts";

/** A registered window with all that its screen shows. */
export type WindowDetails = WindowDetailsFragment;

/** One of the visitor's windows; a not-found error if there is none with this id. */
export function windowQuery(windowId: string) {
  return queryOptions({
    queryKey: ["registeredWindow", windowId],
    queryFn: async ({ signal }): Promise<WindowDetails> => {
      const { registeredWindowById } = await requestRegistrationService(
        RegisteredWindowByIdDocument,
        { id: windowId },
        { signal },
      );
      return requireFound(registeredWindowById, "The window");
    },
    meta: { ofAccount: true },
  });
}
