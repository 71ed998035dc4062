import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, useCallback } from "react";
import { useIntl } from "react-intl";
import { isSignInError } from "../../api/errors.ts";
import { runtimeConfigQuery } from "../../api/runtime-config/runtimeConfigQuery.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { redirectToSignIn } from "./redirectToSignIn.ts";

type SignInButtonProps = Omit<ComponentProps<typeof Button>, "busy" | "onClick" | "onError"> & {
  /** Path, query and hash to return to; undefined keeps that of an earlier attempt. */
  backUrl?: string | undefined;
  /** `login` makes the provider ask for the credentials even if it remembers the visitor. */
  prompt?: "login" | undefined;
  /** Shows why there was no redirect. By default the screen of a failed sign-in replaces the current one. */
  onError?: ((error: Error) => void) | undefined;
};

/** A button that redirects to the identity provider. It is busy until the page unloads. */
export function SignInButton({ backUrl, prompt, onError, ...props }: SignInButtonProps) {
  const { mutate, isPending } = useSignIn({ backUrl, prompt, onError });
  const handleClick = useCallback(() => mutate(), [mutate]);
  return <Button {...props} busy={isPending} onClick={handleClick} />;
}

function useSignIn({ onError, ...options }: Pick<SignInButtonProps, "backUrl" | "prompt" | "onError">) {
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
