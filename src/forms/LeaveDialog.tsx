import { Text, useText } from "../i18n/text.tsx";

import { Button } from "../ui/actions/Button.tsx";
import { Dialog } from "../ui/dialogs/Dialog.tsx";

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks for confirmation before unsaved changes are lost. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  const t = useText();
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={<Text id="form.leave.title" />}
      closeLabel={t("form.close")}
      actions={
        <>
          <Button variant="secondary" onClick={onLeave}>
            <Text id="form.leave.leave" />
          </Button>
          <Button onClick={onStay}>
            <Text id="form.leave.stay" />
          </Button>
        </>
      }
    >
      <p>
        <Text id="form.leave.text" />
      </p>
    </Dialog>
  );
}
