import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../ui/actions/Button.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { messages } from "../messages.ts";

const dialogMessages = defineMessages({
  title: {
    id: "app.signOut.title",
    defaultMessage: "Sign out and lose what you entered?",
    description: "Title of the dialog before a sign-out that removes a draft or changes that are not saved",
  },
  text: {
    id: "app.signOut.text",
    defaultMessage:
      "You have entered something that you have not sent or saved yet. Signing out deletes it from this device.",
    description: "Text of the dialog before a sign-out that removes a draft or changes that are not saved",
  },
  stay: {
    id: "app.signOut.stay",
    defaultMessage: "Stay signed in",
    description: "Button that keeps the draft and the session",
  },
});

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
