import { Text, useText } from "../i18n/text.tsx";
import { ConfirmDialog } from "../ui/dialogs/ConfirmDialog.tsx";

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks for confirmation before unsaved changes are lost. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  const t = useText();
  return (
    <ConfirmDialog
      open={open}
      title={<Text id="form.leave.title" />}
      closeLabel={t("form.close")}
      confirmLabel={<Text id="form.leave.leave" />}
      confirmStyle={{ variant: "secondary" }}
      keepLabel={<Text id="form.leave.stay" />}
      onConfirm={onLeave}
      onClose={onStay}
    >
      <p>
        <Text id="form.leave.text" />
      </p>
    </ConfirmDialog>
  );
}
