import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { isSignInError } from "../../api/errors.ts";
import { runtimeConfigQuery } from "../../api/runtime-config/runtimeConfigQuery.ts";
import { redirectToSignIn, type SignInRedirect } from "./redirectToSignIn.ts";

interface SignInOptions extends Pick<SignInRedirect, "backUrl" | "prompt"> {
  /** Shows why there was no redirect. By default the screen of a failed sign-in replaces the current one. */
  onError?: ((error: Error) => void) | undefined;
}

/** Redirects to the identity provider, and is pending until the page unloads. */
export function useSignIn({ onError, ...options }: SignInOptions) {
  const queryClient = useQueryClient();
  const { locale } = useIntl();
  return useMutation({
    mutationFn: async () => {
      const { signIn } = await queryClient.ensureQueryData(runtimeConfigQuery());
      return redirectToSignIn({ settings: signIn, uiLocale: locale, ...options });
    },
    ...(onError ? { onError } : { throwOnError: isSignInError }),
  });
}
