import { Text, useText } from "../i18n/text.tsx";
import { ConfirmDialog } from "../ui/dialogs/ConfirmDialog.tsx";
import type { Loss } from "./unsavedChanges.ts";

const textsByLoss = {
  input: { title: "form.leave.title", text: "form.leave.text", stay: "form.leave.stay" },
  files: { title: "form.leave.files.title", text: "form.leave.files.text", stay: "form.leave.files.stay" },
} as const;

interface LeaveDialogProps {
  open: boolean;
  loss?: Loss;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks for confirmation before unsaved changes or pending uploads are lost. */
export function LeaveDialog({ open, loss = "input", onStay, onLeave }: LeaveDialogProps) {
  const t = useText();
  const texts = textsByLoss[loss];
  return (
    <ConfirmDialog
      open={open}
      title={<Text id={texts.title} />}
      closeLabel={t("form.close")}
      confirmLabel={<Text id="form.leave.leave" />}
      confirmStyle={{ variant: "secondary" }}
      keepLabel={<Text id={texts.stay} />}
      onConfirm={onLeave}
      onClose={onStay}
    >
      <p>
        <Text id={texts.text} />
      </p>
    </ConfirmDialog>
  );
}
