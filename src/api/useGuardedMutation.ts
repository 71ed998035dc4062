import { replaceEqualDeep, type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { useCallback, useRef } from "react";

/**
 * `useMutation` with a guard against double submission: `mutate` does nothing while a request with equal variables is pending,
 * and sends other variables at once. `isPending` alone is no guard: a second click may come before the next render.
 */
export function useGuardedMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
) {
  const mutation = useMutation(options);
  const { mutateAsync } = mutation;
  // A ref, not state: it has to change before the next render.
  const pending = useRef<{ variables: unknown }>(undefined);
  const mutate = useCallback(
    (...args: Parameters<typeof mutateAsync>) => {
      const [variables] = args;
      if (pending.current && isEqual(pending.current.variables, variables)) return;
      const submission = { variables };
      pending.current = submission;
      const release = () => {
        if (pending.current === submission) pending.current = undefined;
      };
      mutateAsync(...args).then(release, release);
    },
    [mutateAsync],
  );
  return { ...mutation, mutate };
}

/** Compares plain objects and arrays by value: a form creates a new object for each submission. */
function isEqual(before: unknown, variables: unknown): boolean {
  return replaceEqualDeep(before, variables) === before;
}
