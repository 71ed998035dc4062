import { useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, useCallback } from "react";
import { FormattedMessage } from "react-intl";
import { runtimeConfigQuery } from "../../api/runtime-config/runtimeConfigQuery.ts";
import { useGuardedMutation } from "../../api/useGuardedMutation.ts";
import { removeDrafts } from "../../features/windows/registration/draft/draftStorage.ts";
import { signOut } from "../../session/signOut.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { messages } from "../messages.ts";

type ButtonStyle = Pick<ComponentProps<typeof Button>, "variant" | "size" | "icon" | "iconOnlyOnPhone">;

/** Signs out and leaves the portal for the identity provider. */
export function SignOutButton(props: ButtonStyle) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useGuardedMutation({
    mutationFn: async () => {
      const { signIn } = await queryClient.ensureQueryData(runtimeConfigQuery());
      removeDrafts();
      return signOut(queryClient, signIn);
    },
  });
  const handleClick = useCallback(() => mutate(), [mutate]);
  return (
    <Button {...props} busy={isPending} onClick={handleClick}>
      <FormattedMessage {...messages.signOut} />
    </Button>
  );
}
