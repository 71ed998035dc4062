import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../ui/actions/Button.tsx";
import { Dialog } from "../ui/dialogs/Dialog.tsx";
import { formMessages } from "./formMessages.ts";

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks for confirmation before unsaved changes are lost. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={<FormattedMessage {...formMessages.leaveTitle} />}
      closeLabel={intl.formatMessage(formMessages.close)}
      actions={
        <>
          <Button variant="secondary" onClick={onLeave}>
            <FormattedMessage {...formMessages.leave} />
          </Button>
          <Button onClick={onStay}>
            <FormattedMessage {...formMessages.stay} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage {...formMessages.leaveText} />
      </p>
    </Dialog>
  );
}
