import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { runtimeConfigQuery } from "../api/runtimeConfigQuery.ts";
import { goToSignIn } from "./signIn.ts";

/** Leaves for the provider's sign-in when called; `isPending` until the page is gone. */
export function useSignIn() {
  const queryClient = useQueryClient();
  const { locale } = useIntl();
  return useMutation({
    mutationFn: async () => {
      const { signIn } = await queryClient.ensureQueryData(runtimeConfigQuery());
      return goToSignIn({ settings: signIn, uiLocale: locale });
    },
  });
}
