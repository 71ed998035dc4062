import { type ComponentProps, useCallback } from "react";
import { Button } from "../ui/Button.tsx";
import { useSignIn } from "./useSignIn.ts";

type SignInButtonProps = Omit<ComponentProps<typeof Button>, "busy" | "onClick"> & {
  /** Path, query and hash to come back to; without it the address of an earlier attempt stays. */
  backAddress?: string | undefined;
};

/** A button that leads to the provider's sign-in. */
export function SignInButton({ backAddress, ...props }: SignInButtonProps) {
  const { mutate, isPending } = useSignIn(backAddress);
  const signIn = useCallback(() => mutate(), [mutate]);
  return <Button {...props} busy={isPending} onClick={signIn} />;
}
