import { type ComponentProps, useCallback } from "react";
import { Button } from "../ui/Button.tsx";
import { useSignIn } from "./useSignIn.ts";

/** A button that leads to the provider's sign-in. */
export function SignInButton(props: Omit<ComponentProps<typeof Button>, "busy" | "onClick">) {
  const { mutate, isPending } = useSignIn();
  const signIn = useCallback(() => mutate(), [mutate]);
  return <Button {...props} busy={isPending} onClick={signIn} />;
}
