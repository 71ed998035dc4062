import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { ErrorBanner } from "#errors/ErrorBanner.tsx";
import type { Draft } from "#forms/useDraft.ts";
import { useRequestedLocale } from "#i18n/locale/useRequestedLocale.ts";
import { type PlainMessageId, Text, useText } from "#i18n/text.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { FactList } from "#ui/data/FactList.tsx";
import { Dialog } from "#ui/dialogs/Dialog.tsx";
import { findFocusableControl } from "#ui/focus/findFocusableControl.ts";
import { Stack } from "#ui/layout/Stack.tsx";
import { InlineBanner } from "#ui/notices/InlineBanner.tsx";
import { formatProduct } from "../offer/formatOffer.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { CancelReasonStep } from "./CancelReasonStep.tsx";
import styles from "./CancelRequest.module.css";
import type { CancellationValues } from "./cancellationDraft.ts";
import { requestReasonsQuery } from "./requestReasonsQuery.ts";
import { type CancelDialogState, type CancelStep, useCancelDialog } from "./useCancelDialog.ts";

interface CancelDialogProps {
  request: InstallerRequest;
  /** What the request is about, shown at every step. */
  name: ReactNode;
  draft: Draft<CancellationValues>;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

const titles: Record<CancelStep, PlainMessageId> = {
  reason: "page.project.cancel.reason.title",
  review: "page.project.cancel.confirm.title",
  cancelled: "page.project.cancel.confirmed.title",
  notCancellable: "page.project.cancel.refused.title",
};

/** The steps of a cancellation: reason, review with confirmation, result. */
export function CancelDialog({ request, name, draft, isOpen, onOpen, onClose }: CancelDialogProps) {
  const t = useText();
  const dialog = useCancelDialog({ requestId: request.id, draft, onOpen, onClose });
  const { close, step, focusVersion } = dialog;
  const reasonFormId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={<Text id={titles[step]} />}
      closeLabel={t("page.project.cancel.close")}
      actions={<StepActions requestId={request.id} reasonFormId={reasonFormId} dialog={dialog} />}
    >
      <StepFocus focusVersion={focusVersion}>
        <p className={styles["name"]}>{name}</p>
        {step === "reason" ? (
          <CancelReasonStep requestId={request.id} formId={reasonFormId} dialog={dialog} />
        ) : null}
        {step === "review" ? <ReviewStep request={request} dialog={dialog} /> : null}
        {step === "cancelled" ? <CancelledStep unsentReason={dialog.unsentReason} /> : null}
        {step === "notCancellable" ? (
          <p>
            <Text id="page.project.cancel.refused.text" />
          </p>
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

function ReviewStep({ request, dialog }: Pick<CancelDialogProps, "request"> & { dialog: CancelDialogState }) {
  const t = useText();
  const { formatDay } = useDateFormats();
  const { cart, installerLocation, createdAt } = request;
  const { customReason, form } = dialog;
  return (
    <Stack>
      <p>
        <Text id="page.project.cancel.confirm.text" />
      </p>
      <FactList
        facts={[
          {
            term: <Text id="page.project.cancel.review.product" />,
            value: cart && formatProduct(t, cart),
          },
          { term: <Text id="page.project.cancel.review.installer" />, value: installerLocation?.name },
          {
            term: <Text id="page.project.cancel.review.sentOn" />,
            value: formatDay(createdAt),
          },
          { term: <Text id="page.project.cancel.review.reason" />, value: form.values.label },
          {
            term: <Text id="page.project.cancel.ownWords" />,
            value: customReason && <span className={styles["custom-reason"]}>{customReason}</span>,
          },
        ]}
      />
      <ErrorBanner error={form.error} title={<Text id="page.project.cancel.failed" />} />
    </Stack>
  );
}

function CancelledStep({ unsentReason }: Pick<CancelDialogState, "unsentReason">) {
  return (
    <Stack>
      <p>
        <Text id="page.project.cancel.confirmed.text" />
      </p>
      {unsentReason ? (
        <InlineBanner
          tone="caution"
          role="status"
          title={<Text id="page.project.cancel.confirmed.textUnsent.title" />}
        >
          <Stack gap="small">
            <p>
              <Text id="page.project.cancel.confirmed.textUnsent.text" />
            </p>
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
  const { step, goTo, close, keepRequest, form } = dialog;
  const reasonsQuery = requestReasonsQuery(requestId, useRequestedLocale());
  const { data: reasons = [] } = useQuery({ ...reasonsQuery, enabled: step === "reason" });
  switch (step) {
    case "reason":
      return (
        <>
          <Button variant="secondary" onClick={keepRequest}>
            <Text id="page.project.cancel.keep" />
          </Button>
          {reasons.length > 0 ? (
            <Button type="submit" form={reasonFormId}>
              <Text id="page.project.cancel.next" />
            </Button>
          ) : null}
        </>
      );
    case "review":
      return (
        <>
          <Button variant="secondary" disabled={form.isPending} onClick={() => goTo("reason")}>
            <Text id="page.project.cancel.back" />
          </Button>
          <Button variant="destructive" busy={form.isPending} onClick={() => form.submit()}>
            <Text id="page.project.cancel.confirm.confirm" />
          </Button>
        </>
      );
    default:
      return (
        <Button onClick={close}>
          <Text id="page.project.cancel.done" />
        </Button>
      );
  }
}
