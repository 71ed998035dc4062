import { type ComponentProps, useState } from "react";
import { useGuardedMutation } from "#api/useGuardedMutation.ts";
import { discardUnsavedChanges, hasUnsavedChanges } from "#forms/unsavedChanges.ts";
import { Text } from "#i18n/text.tsx";
import { signOut } from "#session/signOut.ts";
import { useSession } from "#session/useSession.ts";
import { findClaimLinkKeys, findDraftKeys } from "#storage/draftKeys.ts";
import { Button } from "#ui/actions/Button.tsx";
import { SignOutDialog, type SignOutLosses } from "./SignOutDialog.tsx";

type ButtonStyle = Pick<ComponentProps<typeof Button>, "variant" | "size" | "icon" | "iconOnlyOnPhone">;

/** Signs out and leaves the portal for the identity provider. Asks first if the customer would lose a draft, a file or a link. */
export function SignOutButton(props: ButtonStyle) {
  const session = useSession();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [losses, setLosses] = useState<SignOutLosses>({});
  const { mutate, isPending } = useGuardedMutation({
    mutationFn: async () => {
      const settings = await session.provider.getSettings();
      discardUnsavedChanges();
      return signOut(session, settings);
    },
    meta: { toast: true },
  });
  const handleClick = () => {
    const hasDrafts = hasUnsavedChanges("input") || findDraftKeys().length > 0;
    const hasFiles = hasUnsavedChanges("files");
    const hasClaimLinks = findClaimLinkKeys().length > 0;
    setLosses({ hasDrafts, hasFiles, hasClaimLinks });
    if (hasDrafts || hasFiles || hasClaimLinks) setIsDialogOpen(true);
    else mutate();
  };
  const handleStay = () => setIsDialogOpen(false);
  const handleConfirm = () => {
    setIsDialogOpen(false);
    mutate();
  };
  return (
    <>
      <Button {...props} busy={isPending} onClick={handleClick}>
        <Text id="app.signOut" />
      </Button>
      <SignOutDialog open={isDialogOpen} losses={losses} onStay={handleStay} onSignOut={handleConfirm} />
    </>
  );
}
