import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { queryKeys } from "#api/queryKeys.ts";
import { useDraft } from "#forms/useDraft.ts";
import { useForm } from "#forms/useForm.ts";
import { useAuthState } from "#session/useSession.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import {
  emptyCancellation,
  getSentText,
  parseCancellationDraft,
  validateCancellation,
} from "./cancellationValues.ts";
import { getReasonErrors, isNotCancellable, useCancelRequest } from "./useCancelRequest.ts";

export type CancelStep = "reason" | "review" | "cancelled" | "notCancellable";

export type CancelDialogState = ReturnType<typeof useCancelDialog>;

/** The state of the dialog. It outlives the open dialog, so that opening it again restores what was entered. */
export function useCancelDialog({ id: requestId, currentStatus }: InstallerRequest) {
  const queryClient = useQueryClient();
  const { account, justAuthorized } = useAuthState();
  const parseDraft = (stored: unknown) => parseCancellationDraft(stored, currentStatus);
  const draft = useDraft({ accountId: account?.id ?? "", form: `cancellation ${requestId}` }, parseDraft);
  const [isOpen, setOpen] = useState(justAuthorized && draft.wasOpen);
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
    validate: validateCancellation,
    mutation,
    getServiceErrors: getReasonErrors,
    // The dialog may have been closed before the response.
    onSuccess: () => {
      goToResult("cancelled");
      setOpen(true);
    },
    onError: (error) => {
      if (isNotCancellable(error)) goToResult("notCancellable");
      else if (getReasonErrors(error)) goTo("reason");
      setOpen(true);
    },
    // Of a reason without free text there is nothing to keep.
    keep: (values) => values.allowsFreeText && draft.keep(values),
  });

  const close = () => {
    setOpen(false);
    // Not earlier: without the request the page would remove the dialog before the customer has read the result.
    if (mutation.isSuccess) void queryClient.invalidateQueries({ queryKey: queryKeys.projects });
  };

  return {
    isOpen,
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
    open: () => {
      if (!form.isPending) {
        form.reset(form.values);
        goTo("reason");
      }
      setOpen(true);
    },
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
