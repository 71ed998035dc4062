import type { ComponentProps, MouseEvent } from "react";
import { paths } from "#paths.ts";
import { Button } from "#ui/actions/Button.tsx";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { useSignIn } from "./useSignIn.ts";

type SignInButtonProps = Pick<ComponentProps<typeof Button>, "variant" | "size" | "children"> &
  Parameters<typeof useSignIn>[0];

/**
 * Redirects to the identity provider, and is busy until the page unloads. Without a back URL it is a link to the projects,
 * which also lead to the provider, so it works before the scripts have loaded.
 */
export function SignInButton({ backUrl, prompt, onError, ...props }: SignInButtonProps) {
  const { mutate, isPending } = useSignIn({ backUrl, prompt, onError });
  const handleClick = (event: MouseEvent) => {
    // With a modifier key, the browser opens the link in another tab.
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!isPending) mutate();
  };
  const shared = { ...props, busy: isPending, onClick: handleClick };
  return backUrl === undefined ? <LinkButton {...shared} href={paths.projects} /> : <Button {...shared} />;
}
