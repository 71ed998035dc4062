import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { queryKeys } from "#api/queryKeys.ts";
import { type FieldErrors, noFieldErrors } from "#forms/rules/fieldErrors.ts";
import { useDraft } from "#forms/useDraft.ts";
import { useAuthState } from "#session/useSession.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { getDraftReason, parseCancellationDraft } from "./cancellationDraft.ts";
import type { CancellationReason } from "./requestReasonsQuery.ts";
import { getReasonErrors, isNotCancellable, useCancelRequest } from "./useCancelRequest.ts";

export type CancelStep = "reason" | "review" | "cancelled" | "notCancellable";

export type CancelDialogState = ReturnType<typeof useCancelDialog>;

/** The state of the dialog. It outlives the open dialog, so that opening it again restores what was entered. */
export function useCancelDialog({ id: requestId, currentStatus }: InstallerRequest) {
  const queryClient = useQueryClient();
  const { account, justAuthorized } = useAuthState();
  const parseDraft = (stored: unknown) => parseCancellationDraft(stored, currentStatus);
  const draft = useDraft({ accountId: account?.id ?? "", form: `cancellation ${requestId}` }, parseDraft);
  const { keep: keepDraft, drop: dropDraft } = draft;
  const [isOpen, setOpen] = useState(justAuthorized && draft.wasOpen);
  const [step, setStep] = useState<CancelStep>("reason");
  const [focusVersion, setFocusVersion] = useState(0);
  const [reason, setReason] = useState(draft.restored && getDraftReason(draft.restored));
  const [customReasonInput, setCustomReasonInput] = useState(draft.restored?.customReason ?? "");
  const [errors, setErrors] = useState<FieldErrors>(noFieldErrors);
  const { mutate, reset, data, error, isPending, isSuccess } = useCancelRequest(requestId);

  const goTo = (next: CancelStep, fieldErrors: FieldErrors = noFieldErrors) => {
    setStep(next);
    setErrors(fieldErrors);
    setFocusVersion((version) => version + 1);
  };

  const open = () => {
    if (!isPending) {
      reset();
      goTo("reason");
    }
    setOpen(true);
  };

  const close = () => {
    setOpen(false);
    // Not earlier: without the request the page would remove the dialog before the customer has read the result.
    if (isSuccess) void queryClient.invalidateQueries({ queryKey: queryKeys.projects });
  };

  const goBackTo = (previous: CancelStep) => {
    reset();
    goTo(previous);
  };

  const chooseReason = (chosen: CancellationReason | undefined) => {
    setReason(chosen);
    setErrors(noFieldErrors);
  };

  const changeCustomReason = (text: string) => {
    setCustomReasonInput(text);
    setErrors(noFieldErrors);
    if (reason) keepDraft({ reasonId: reason.id, label: reason.label, customReason: text });
  };

  const startAnew = () => {
    dropDraft();
    setReason(undefined);
    setCustomReasonInput("");
    goTo("reason");
  };

  const keepRequest = () => {
    dropDraft();
    close();
  };

  const customReason = (reason?.allowsFreeText && customReasonInput.trim()) || null;
  const confirm = () => {
    if (!reason) return;
    mutate(
      { reasonId: reason.id, customReason },
      {
        onSuccess: () => {
          dropDraft();
          goTo("cancelled");
        },
        onError: (failure) => {
          const reasonErrors = getReasonErrors(failure);
          if (isNotCancellable(failure)) {
            dropDraft();
            goTo("notCancellable");
          } else if (reasonErrors) goTo("reason", reasonErrors);
        },
        // The dialog may have been closed before the response.
        onSettled: () => setOpen(true),
      },
    );
  };

  return {
    isOpen,
    open,
    close,
    /** Closes the dialog, and gives up what was typed. */
    keepRequest,
    startAnew,
    draft,
    step,
    goTo,
    goBackTo,
    /** Changes whenever the focus has to move: to the first invalid control, or else to the dialog's heading. */
    focusVersion,
    reason,
    chooseReason,
    customReasonInput,
    changeCustomReason,
    /** What is sent: null without text, and for a reason that allows none. */
    customReason,
    /** What could not be sent with the cancellation. */
    unsentReason: data?.unsentReason,
    errors,
    confirm,
    isPending,
    error,
  };
}
