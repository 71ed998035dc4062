import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { useCallback, useRef } from "react";

/**
 * A mutation for a button: what is on its way already is not sent again by a second press, which may come before the
 * button is drawn as busy. Another value may follow at once.
 */
export function useSend<Data, Variables = void>(options: UseMutationOptions<Data, Error, Variables>) {
  const mutation = useMutation(options);
  const { mutateAsync } = mutation;
  // No state: it counts before the next render.
  const latest = useRef<{ value: unknown }>(undefined);
  const mutate = useCallback(
    (...sending: Parameters<typeof mutateAsync>) => {
      const [value] = sending;
      if (latest.current && Object.is(latest.current.value, value)) return;
      const own = { value };
      latest.current = own;
      const release = () => {
        if (latest.current === own) latest.current = undefined;
      };
      mutateAsync(...sending).then(release, release);
    },
    [mutateAsync],
  );
  return { ...mutation, mutate };
}
