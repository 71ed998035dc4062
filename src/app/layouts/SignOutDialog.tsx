import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../ui/actions/Button.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { messages } from "../messages.ts";
import { signOutMessages as dialogMessages } from "./signOutMessages.ts";

interface SignOutDialogProps {
  open: boolean;
  onStay: () => void;
  onSignOut: () => void;
}

/** Asks before a sign-out removes what the customer has entered. */
export function SignOutDialog({ open, onStay, onSignOut }: SignOutDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={<FormattedMessage {...dialogMessages.title} />}
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
      <p>
        <FormattedMessage {...dialogMessages.text} />
      </p>
    </Dialog>
  );
}
