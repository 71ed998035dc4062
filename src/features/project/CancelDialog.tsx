import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { FormattedMessage, type MessageDescriptor, useIntl } from "react-intl";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { CancelConfirm } from "./CancelConfirm.tsx";
import { CancelReason } from "./CancelReason.tsx";
import { CancelReview } from "./CancelReview.tsx";
import { cancelMessages } from "./cancelMessages.ts";
import { controlToMend } from "./controlToMend.ts";
import type { RequestDetails } from "./requestQuery.ts";
import { requestReasonsQuery } from "./requestReasonsQuery.ts";
import type { Cancellation, CancellationStep } from "./useCancellation.ts";

interface CancelDialogProps {
  request: RequestDetails;
  cancellation: Cancellation;
}

const titles: Record<CancellationStep, MessageDescriptor> = {
  reason: cancelMessages.reasonTitle,
  review: cancelMessages.reviewTitle,
  confirm: cancelMessages.confirmTitle,
  confirmed: cancelMessages.confirmedTitle,
  refused: cancelMessages.refusedTitle,
};

/** Leads through reason, review and confirmation to the cancelled request, one step at a time. */
export function CancelDialog({ request, cancellation }: CancelDialogProps) {
  const intl = useIntl();
  const { isOpen, close, step, moves } = cancellation;
  const reasonFormId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={<FormattedMessage {...titles[step]} />}
      closeLabel={intl.formatMessage(cancelMessages.close)}
      actions={<Actions requestId={request.id} reasonFormId={reasonFormId} cancellation={cancellation} />}
    >
      <Step moves={moves}>
        {step === "reason" ? (
          <CancelReason requestId={request.id} formId={reasonFormId} cancellation={cancellation} />
        ) : null}
        {step === "review" ? <CancelReview request={request} cancellation={cancellation} /> : null}
        {step === "confirm" ? <CancelConfirm error={cancellation.error} /> : null}
        {step === "confirmed" ? <FormattedMessage {...cancelMessages.confirmedText} tagName="p" /> : null}
        {step === "refused" ? <FormattedMessage {...cancelMessages.refusedText} tagName="p" /> : null}
      </Step>
    </Dialog>
  );
}

/** Moves the focus with the visitor, so that readers hear each step, or what is wrong with it. */
function Step({ moves, children }: { moves: number; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moves are the signal
  useEffect(() => {
    const dialog = content.current?.closest("dialog");
    if (!dialog) return;
    const target = controlToMend(dialog) ?? dialog.querySelector<HTMLElement>("h2");
    target?.focus();
  }, [moves]);
  return <div ref={content}>{children}</div>;
}

interface ActionsProps {
  requestId: string;
  reasonFormId: string;
  cancellation: Cancellation;
}

function Actions({ requestId, reasonFormId, cancellation }: ActionsProps) {
  const { step, goTo, goBackTo, close, confirm, isPending } = cancellation;
  const { data: reasons = [] } = useQuery({ ...requestReasonsQuery(requestId), enabled: step === "reason" });
  switch (step) {
    case "reason":
      return (
        <>
          <Button variant="secondary" onClick={close}>
            <FormattedMessage {...cancelMessages.keep} />
          </Button>
          {reasons.length > 0 ? (
            <Button type="submit" form={reasonFormId}>
              <FormattedMessage {...cancelMessages.next} />
            </Button>
          ) : null}
        </>
      );
    case "review":
      return (
        <>
          <Button variant="secondary" onClick={() => goBackTo("reason")}>
            <FormattedMessage {...cancelMessages.back} />
          </Button>
          <Button onClick={() => goTo("confirm")}>
            <FormattedMessage {...cancelMessages.next} />
          </Button>
        </>
      );
    case "confirm":
      return (
        <>
          <Button variant="secondary" disabled={isPending} onClick={() => goBackTo("review")}>
            <FormattedMessage {...cancelMessages.back} />
          </Button>
          <Button busy={isPending} onClick={confirm}>
            <FormattedMessage {...cancelMessages.confirm} />
          </Button>
        </>
      );
    default:
      return (
        <Button onClick={close}>
          <FormattedMessage {...cancelMessages.done} />
        </Button>
      );
  }
}
