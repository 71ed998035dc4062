import { useMutation } from "@tanstack/react-query";
import { isSignInError } from "#api/errors.ts";
import { useSession } from "../useSession.ts";
import type { SignInRedirect } from "./signInSettings.ts";

interface SignInOptions extends Pick<SignInRedirect, "backUrl" | "prompt"> {
  /** Shows the error of a failed redirect. By default the screen of a failed sign-in replaces the current one. */
  onError?: ((error: Error) => void) | undefined;
}

/** Redirects to the identity provider, and is pending until the page unloads. */
export function useSignIn({ onError, ...redirect }: SignInOptions) {
  const session = useSession();
  return useMutation({
    meta: { toast: !onError },
    mutationFn: () => session.redirectToSignIn(redirect),
    ...(onError ? { onError } : { throwOnError: isSignInError }),
  });
}
