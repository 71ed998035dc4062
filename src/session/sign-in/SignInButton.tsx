import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ComponentProps, MouseEvent } from "react";
import { useIntl } from "react-intl";
import { isSignInError } from "../../api/errors.ts";
import { runtimeConfigQuery } from "../../api/runtime-config/runtimeConfigQuery.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { LinkButton } from "../../ui/actions/LinkButton.tsx";
import { redirectToSignIn } from "./redirectToSignIn.ts";

type SignInButtonProps = Pick<ComponentProps<typeof Button>, "variant" | "size" | "children"> & {
  /** Path, query and hash to return to; undefined keeps that of an earlier attempt. */
  backUrl?: string | undefined;
  /** `login` makes the provider ask for the credentials even if it remembers the visitor. */
  prompt?: "login" | undefined;
  /** Shows why there was no redirect. By default the screen of a failed sign-in replaces the current one. */
  onError?: ((error: Error) => void) | undefined;
};

/**
 * Redirects to the identity provider, and is busy until the page unloads. Without a back URL it is a link to the projects,
 * which lead to the provider too: so it works before the scripts have loaded.
 */
export function SignInButton({ backUrl, prompt, onError, ...props }: SignInButtonProps) {
  const { mutate, isPending } = useSignIn({ backUrl, prompt, onError });
  const handleClick = (event: MouseEvent) => {
    // The browser opens another tab.
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!isPending) mutate();
  };
  const shared = { ...props, busy: isPending, onClick: handleClick };
  return backUrl === undefined ? <LinkButton {...shared} href={paths.projects} /> : <Button {...shared} />;
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
