import { Text, useText } from "#i18n/text.tsx";
import { ConfirmDialog } from "#ui/dialogs/ConfirmDialog.tsx";
import { Stack } from "#ui/layout/Stack.tsx";

/** The losses of a sign-out: unsent input, pending uploads, or links to pass on. */
export interface SignOutLosses {
  hasDrafts?: boolean;
  hasFiles?: boolean;
  hasClaimLinks?: boolean;
}

interface SignOutDialogProps {
  open: boolean;
  losses: SignOutLosses;
  onStay: () => void;
  onSignOut: () => void;
}

/** Asks before a sign-out removes something. The first loss makes the title. */
export function SignOutDialog({ open, losses, onStay, onSignOut }: SignOutDialogProps) {
  const t = useText();
  return (
    <ConfirmDialog
      open={open}
      title={
        <Text
          id={
            losses.hasDrafts
              ? "app.signOut.title"
              : losses.hasFiles
                ? "app.signOut.files.title"
                : "app.signOut.links.title"
          }
        />
      }
      closeLabel={t("app.close")}
      confirmLabel={<Text id="app.signOut" />}
      confirmStyle={{ variant: "secondary" }}
      keepLabel={<Text id="app.signOut.stay" />}
      onConfirm={onSignOut}
      onClose={onStay}
    >
      <Stack gap="small">
        {losses.hasDrafts ? (
          <p>
            <Text id="app.signOut.text" />
          </p>
        ) : null}
        {losses.hasFiles ? (
          <p>
            <Text id="form.leave.files.text" />
          </p>
        ) : null}
        {losses.hasClaimLinks ? (
          <p>
            <Text id="app.signOut.links.text" />
          </p>
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
}
