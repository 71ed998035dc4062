import { type MutationFilters, useQueryClient } from "@tanstack/react-query";
import { useSend } from "../../forms/useSend.ts";
import { registeredWindowLists } from "./registeredWindowsQuery.ts";
import { type WindowDetails, windowQuery } from "./windowQuery.ts";

interface WindowChange<Value> {
  windowId: string;
  /** Changes with the same name wait for one another. */
  name: string;
  send(id: string, value: Value): Promise<WindowDetails>;
  /** What of the answer counts. The rest may be older than what another change has brought since. */
  take(answer: WindowDetails): Partial<WindowDetails>;
}

/** All changes of a window. */
export function windowChanges(windowId: string): MutationFilters {
  return { mutationKey: ["registeredWindow", windowId] };
}

/** Changes a part of a window. Answers become visible in the order in which the changes were made. */
export function useWindowChange<Value>({ windowId, name, send, take }: WindowChange<Value>) {
  const queryClient = useQueryClient();
  return useSend({
    mutationKey: ["registeredWindow", windowId, name],
    mutationFn: (value: Value) => send(windowId, value),
    scope: { id: `registeredWindow/${windowId}/${name}` },
    // Without a network too: a change that silently waited for one would look saved.
    meta: { ownErrors: true },
    onSuccess: async (answer) => {
      const { queryKey } = windowQuery(windowId);
      // One that is under way may have been answered before the change.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (window) => window && { ...window, ...take(answer) });
      void queryClient.invalidateQueries(registeredWindowLists);
    },
  });
}
