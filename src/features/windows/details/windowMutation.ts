import { mutationOptions } from "@tanstack/react-query";
import { queryKeys } from "../../../api/queryKeys.ts";
import { windowListsKey } from "../list/registeredWindowsQuery.ts";
import { type WindowDetails, windowQuery } from "./windowQuery.ts";

interface WindowMutation<Variables> {
  windowId: string;
  /** What the mutation changes. Mutations of the same part run one after another, in the order of their calls. */
  part: "room" | "notes" | "installer" | "invoice";
  mutationFn(variables: Variables): Promise<WindowDetails>;
  /** The fields to take from the response. The others may be older than the result of another mutation. */
  pick(response: WindowDetails): Partial<WindowDetails>;
}

/** The key of all mutations of a window. */
export function getWindowMutationKey(windowId: string) {
  return [...queryKeys.windows, "mutation", windowId];
}

/** Options of a mutation that changes one part of a window, and writes it into the cached window. */
export function createWindowMutation<Variables>(mutation: WindowMutation<Variables>) {
  const { windowId, part, mutationFn, pick } = mutation;
  const mutationKey = [...getWindowMutationKey(windowId), part];
  return mutationOptions<WindowDetails, Error, Variables>({
    mutationKey,
    scope: { id: mutationKey.join("/") },
    mutationFn,
    meta: { showsError: true, invalidates: [windowListsKey] },
    onSuccess: async (response, _variables, _result, { client }) => {
      const { queryKey } = windowQuery(windowId);
      // The response of a pending query may be older than the mutation.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (window) => window && { ...window, ...pick(response) });
    },
  });
}
