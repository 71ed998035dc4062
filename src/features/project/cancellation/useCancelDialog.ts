import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { queryKeys } from "#api/queryKeys.ts";
import type { ValidationResult } from "#forms/rules/fieldErrors.ts";
import type { Draft } from "#forms/useDraft.ts";
import { useForm } from "#forms/useForm.ts";
import type { CancellationValues } from "./cancellationDraft.ts";
import {
  type Cancellation,
  getReasonErrors,
  isNotCancellable,
  useCancelRequest,
} from "./useCancelRequest.ts";

export type CancelStep = "reason" | "review" | "cancelled" | "notCancellable";

export type CancelDialogState = ReturnType<typeof useCancelDialog>;

const emptyCancellation: CancellationValues = {
  reasonId: "",
  label: "",
  allowsFreeText: false,
  customReason: "",
};

interface CancelDialogOptions {
  requestId: string;
  draft: Draft<CancellationValues>;
  onOpen: () => void;
  onClose: () => void;
}

/** The state of the dialog. It outlives the open dialog, so that opening it again restores what was entered. */
export function useCancelDialog({ requestId, draft, onOpen, onClose }: CancelDialogOptions) {
  const queryClient = useQueryClient();
  const [{ step, visit }, setStep] = useState<{ step: CancelStep; visit: number }>({
    step: "reason",
    visit: 0,
  });
  const mutation = useCancelRequest(requestId);

  const goTo = (next: CancelStep) => {
    if (next === "reason") mutation.reset();
    setStep(({ visit: last }) => ({ step: next, visit: last + 1 }));
  };
  const goToResult = (result: CancelStep) => {
    draft.drop();
    goTo(result);
  };

  const form = useForm({
    initialValues: draft.restored ?? emptyCancellation,
    validate,
    mutation,
    getServiceErrors: getReasonErrors,
    // The dialog may have been closed before the response.
    onSuccess: () => {
      goToResult("cancelled");
      onOpen();
    },
    onError: (error) => {
      if (isNotCancellable(error)) goToResult("notCancellable");
      else if (getReasonErrors(error)) goTo("reason");
      onOpen();
    },
    // Of a reason without free text there is nothing to keep.
    keep: (values) => values.allowsFreeText && draft.keep(values),
  });

  const close = () => {
    onClose();
    // Not earlier: without the request the page would remove the dialog before the customer has read the result.
    if (mutation.isSuccess) void queryClient.invalidateQueries({ queryKey: queryKeys.projects });
    if (form.isPending) return;
    form.reset(form.values);
    goTo("reason");
  };

  return {
    step,
    /** Changes whenever the focus has to move: to the first invalid control, or else to the dialog's heading. */
    focusVersion: visit + form.focusKey,
    form,
    draft,
    /** What is sent: null without text, and for a reason that allows none. */
    customReason: getSentText(form.values),
    /** What could not be sent with the cancellation. */
    unsentReason: mutation.data?.unsentReason,
    goTo,
    close,
    /** Closes the dialog, and gives up what was typed. */
    keepRequest: () => {
      draft.drop();
      close();
    },
    startAnew: () => {
      draft.drop();
      form.reset(emptyCancellation);
      goTo("reason");
    },
  };
}

function validate(values: CancellationValues): ValidationResult<Omit<Cancellation, "requestId">> {
  const { reasonId } = values;
  return reasonId
    ? { ok: true, values: { reasonId, customReason: getSentText(values) } }
    : { ok: false, errors: { reasonId: { rule: "required" } } };
}

function getSentText({ allowsFreeText, customReason }: CancellationValues): string | null {
  return (allowsFreeText && customReason.trim()) || null;
}
