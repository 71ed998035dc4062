import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../ui/actions/Button.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { messages } from "../messages.ts";
import { signOutMessages as dialogMessages } from "./signOutMessages.ts";

/** What a sign-out removes: what was typed, or links to pass on. */
export interface SignOutLosses {
  hasDrafts: boolean;
  hasClaimLinks: boolean;
}

interface SignOutDialogProps {
  open: boolean;
  losses: SignOutLosses;
  onStay: () => void;
  onSignOut: () => void;
}

/** Asks before a sign-out removes what the customer has entered, or links to pass on. */
export function SignOutDialog({ open, losses, onStay, onSignOut }: SignOutDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={<FormattedMessage {...(losses.hasDrafts ? dialogMessages.title : dialogMessages.linksTitle)} />}
      closeLabel={intl.formatMessage(messages.close)}
      actions={
        <>
          <Button variant="secondary" onClick={onSignOut}>
            <FormattedMessage {...messages.signOut} />
          </Button>
          <Button onClick={onStay}>
            <FormattedMessage {...dialogMessages.stay} />
          </Button>
        </>
      }
    >
      <Stack gap="small">
        {losses.hasDrafts ? <FormattedMessage {...dialogMessages.text} tagName="p" /> : null}
        {losses.hasClaimLinks ? <FormattedMessage {...dialogMessages.linksText} tagName="p" /> : null}
      </Stack>
    </Dialog>
  );
}
