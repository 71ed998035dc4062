import { mutationOptions } from "@tanstack/react-query";
import { hasKind, isAbortError } from "#api/errors.ts";
import { queryKeys } from "#api/queryKeys.ts";
import { sendOnce } from "#api/sendOnce.ts";
import { fetchWindow, type WindowDetails, windowQuery } from "./windowQuery.ts";

/** The same part was changed elsewhere, such as in a second tab. Nothing was sent. */
export class WindowConflictError extends Error {
  override name = "WindowConflictError";
  readonly window: WindowDetails;

  constructor(window: WindowDetails) {
    super("The window was changed elsewhere.");
    this.window = window;
  }
}

interface WindowMutation<Variables> {
  windowId: string;
  /** The part that the mutation changes. */
  part: WindowPart;
  /** Whether the service's window shows that the part was changed elsewhere. */
  hasConflict?(window: WindowDetails, variables: Variables): boolean;
  /** The mutation gets an `abortKey`, the same for all mutations of the part: a later one cancels an earlier one. */
  mutationFn(variables: Variables, abortKey: string): Promise<WindowDetails>;
  /** Whether a window shows that the service has carried out the mutation. `before` is the last known window from before it. */
  isApplied(window: WindowDetails, variables: Variables, before: WindowDetails | undefined): boolean;
  /** Selects the fields of the response to write into the cache. Others may be older than another mutation's result. */
  pick(response: WindowDetails): Partial<WindowDetails>;
}

type WindowPart = "room" | "notes" | "installer" | "invoice";

/** The key of all mutations of a window, or of all mutations of one part of it. */
export function getWindowMutationKey(windowId: string, ...part: [] | [WindowPart]) {
  return [...queryKeys.windows, "mutation", windowId, ...part];
}

/** Options of a mutation that changes one part of a window, and writes it into the cached window. */
export function createWindowMutation<Variables>(mutation: WindowMutation<Variables>) {
  const { windowId, part, hasConflict, mutationFn, isApplied, pick } = mutation;
  const mutationKey = getWindowMutationKey(windowId, part);
  const abortKey = mutationKey.join("/");
  return mutationOptions<WindowDetails, Error, Variables>({
    mutationKey,
    mutationFn: async (variables, { client }) => {
      if (hasConflict) {
        const current = await fetchWindow(windowId, { abortKey });
        if (hasConflict(current, variables)) throw new WindowConflictError(current);
      }
      const before = client.getQueryData(windowQuery(windowId).queryKey);
      return sendOnce(client, {
        key: [...mutationKey, variables],
        send: () => mutationFn(variables, abortKey),
        findResult: async () => {
          const window = await fetchWindow(windowId);
          return isApplied(window, variables, before) ? window : undefined;
        },
      });
    },
    onSuccess: async (response, _variables, _result, { client }) => {
      const { queryKey } = windowQuery(windowId);
      // The response of a pending query may be older than the mutation.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (window) => window && { ...window, ...pick(response) });
    },
    // The service may have carried out an earlier mutation that this one cancelled.
    onError: (error, _variables, _result, { client }) => {
      const { queryKey } = windowQuery(windowId);
      if (error instanceof WindowConflictError) client.setQueryData(queryKey, error.window);
      if (error instanceof WindowConflictError || isAbortError(error)) return;
      // After `unknownResult`, asking the service has just failed: another request would only report a second error.
      const refetchType = hasKind(error, "unknownResult") ? "none" : "active";
      void client.invalidateQueries({ queryKey, refetchType });
    },
  });
}
