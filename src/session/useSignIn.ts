import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { runtimeConfigQuery } from "../api/runtimeConfigQuery.ts";
import { goToSignIn } from "./signIn.ts";

/**
 * Leaves for the provider's sign-in when called; `isPending` until the page is gone. `backAddress` is where the visitor
 * comes back to; without it the address of an earlier attempt stays.
 */
export function useSignIn(backAddress?: string) {
  const queryClient = useQueryClient();
  const { locale } = useIntl();
  return useMutation({
    mutationFn: async () => {
      const { signIn } = await queryClient.ensureQueryData(runtimeConfigQuery());
      return goToSignIn({ settings: signIn, backAddress, uiLocale: locale });
    },
  });
}
