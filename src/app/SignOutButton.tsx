import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { FormattedMessage } from "react-intl";
import { runtimeConfigQuery } from "../api/runtimeConfigQuery.ts";
import { removeDrafts } from "../features/window-registration/draftStorage.ts";
import { useSend } from "../forms/useSend.ts";
import { signOut } from "../session/signOut.ts";
import { Button } from "../ui/Button.tsx";
import { logOutIcon } from "../ui/icons/logOutIcon.tsx";
import { messages } from "./messages.ts";

/** Ends the session here and at the provider. */
export function SignOutButton() {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useSend({
    mutationFn: async () => {
      const { signIn } = await queryClient.ensureQueryData(runtimeConfigQuery());
      removeDrafts();
      return signOut(queryClient, signIn);
    },
  });
  const handleClick = useCallback(() => mutate(), [mutate]);
  return (
    <Button
      variant="quiet"
      size="compact"
      icon={logOutIcon}
      iconOnlyOnPhone
      busy={isPending}
      onClick={handleClick}
    >
      <FormattedMessage {...messages.signOut} />
    </Button>
  );
}
