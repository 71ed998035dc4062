import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { FormattedDate, FormattedMessage, type MessageDescriptor, useIntl } from "react-intl";
import { ErrorBanner } from "../../../errors/ErrorBanner.tsx";
import { useRequestedLocale } from "../../../i18n/locale/useRequestedLocale.ts";
import { Button } from "../../../ui/actions/Button.tsx";
import { FactList } from "../../../ui/data/FactList.tsx";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { findFocusableControl } from "../../../ui/focus/findFocusableControl.ts";
import { InlineBanner } from "../../../ui/feedback/InlineBanner.tsx";
import { Stack } from "../../../ui/layout/Stack.tsx";
import { formatProduct } from "../offer/formatOffer.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { CancelReasonStep } from "./CancelReasonStep.tsx";
import styles from "./CancelRequest.module.css";
import { cancelMessages } from "./cancelMessages.ts";
import { requestReasonsQuery } from "./requestReasonsQuery.ts";
import type { CancelDialogState, CancelStep } from "./useCancelDialog.ts";

interface CancelDialogProps {
  request: InstallerRequest;
  /** What the request is about, shown at every step. */
  name: ReactNode;
  dialog: CancelDialogState;
}

const titles: Record<CancelStep, MessageDescriptor> = {
  reason: cancelMessages.reasonTitle,
  review: cancelMessages.confirmTitle,
  cancelled: cancelMessages.cancelledTitle,
  notCancellable: cancelMessages.notCancellableTitle,
};

/** The steps of a cancellation: reason, review with confirmation, result. */
export function CancelDialog({ request, name, dialog }: CancelDialogProps) {
  const intl = useIntl();
  const { isOpen, close, step, focusVersion } = dialog;
  const reasonFormId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={<FormattedMessage {...titles[step]} />}
      closeLabel={intl.formatMessage(cancelMessages.close)}
      actions={<StepActions requestId={request.id} reasonFormId={reasonFormId} dialog={dialog} />}
    >
      <StepFocus focusVersion={focusVersion}>
        <p className={styles["name"]}>{name}</p>
        {step === "reason" ? (
          <CancelReasonStep requestId={request.id} formId={reasonFormId} dialog={dialog} />
        ) : null}
        {step === "review" ? <ReviewStep request={request} dialog={dialog} /> : null}
        {step === "cancelled" ? <CancelledStep dialog={dialog} /> : null}
        {step === "notCancellable" ? (
          <FormattedMessage {...cancelMessages.notCancellableText} tagName="p" />
        ) : null}
      </StepFocus>
    </Dialog>
  );
}

/** Moves the focus at each step, so that screen readers announce the step, or the control that is invalid. */
function StepFocus({ focusVersion, children }: { focusVersion: number; children: ReactNode }) {
  const contentRef = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the version changes
  useEffect(() => {
    const dialog = contentRef.current?.closest("dialog");
    if (!dialog) return;
    const invalid = dialog.querySelector<HTMLElement>("[aria-invalid='true']");
    (invalid ? findFocusableControl(invalid) : dialog.querySelector<HTMLElement>("h2"))?.focus();
  }, [focusVersion]);
  return <div ref={contentRef}>{children}</div>;
}

function ReviewStep({ request, dialog }: Omit<CancelDialogProps, "name">) {
  const intl = useIntl();
  const { cart, installerLocation, createdAt } = request;
  const { reason, customReason, error } = dialog;
  return (
    <Stack>
      <FormattedMessage {...cancelMessages.confirmText} tagName="p" />
      <FactList
        facts={[
          {
            term: <FormattedMessage {...cancelMessages.product} />,
            value: cart && formatProduct(intl, cart),
          },
          { term: <FormattedMessage {...cancelMessages.installer} />, value: installerLocation?.name },
          {
            term: <FormattedMessage {...cancelMessages.sentOn} />,
            value: createdAt && <FormattedDate value={createdAt} dateStyle="long" />,
          },
          { term: <FormattedMessage {...cancelMessages.reason} />, value: reason?.label },
          {
            term: <FormattedMessage {...cancelMessages.customReason} />,
            value: customReason && <span className={styles["custom-reason"]}>{customReason}</span>,
          },
        ]}
      />
      <ErrorBanner error={error} title={<FormattedMessage {...cancelMessages.failed} />} />
    </Stack>
  );
}

function CancelledStep({ dialog: { unsentReason } }: Pick<CancelDialogProps, "dialog">) {
  return (
    <Stack>
      <FormattedMessage {...cancelMessages.cancelledText} tagName="p" />
      {unsentReason ? (
        <InlineBanner
          tone="caution"
          role="status"
          title={<FormattedMessage {...cancelMessages.textUnsentTitle} />}
        >
          <Stack gap="small">
            <FormattedMessage {...cancelMessages.textUnsentText} tagName="p" />
            <blockquote className={styles["custom-reason"]}>{unsentReason}</blockquote>
          </Stack>
        </InlineBanner>
      ) : null}
    </Stack>
  );
}

interface StepActionsProps {
  requestId: string;
  reasonFormId: string;
  dialog: CancelDialogState;
}

function StepActions({ requestId, reasonFormId, dialog }: StepActionsProps) {
  const { step, goBackTo, close, keepRequest, confirm, isPending } = dialog;
  const reasonsQuery = requestReasonsQuery(requestId, useRequestedLocale());
  const { data: reasons = [] } = useQuery({ ...reasonsQuery, enabled: step === "reason" });
  switch (step) {
    case "reason":
      return (
        <>
          <Button variant="secondary" onClick={keepRequest}>
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
          <Button variant="secondary" disabled={isPending} onClick={() => goBackTo("reason")}>
            <FormattedMessage {...cancelMessages.back} />
          </Button>
          <Button variant="destructive" busy={isPending} onClick={confirm}>
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
