import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { GraphQlError } from "../../api/errors.ts";
import { type FieldProblems, noProblems, problemsFromService } from "../../forms/fieldProblems.ts";
import { cancelRequest, notCancellableCode } from "./cancelRequest.ts";
import { keepRequest } from "./keepRequest.ts";
import { type RequestDetails, requestQuery } from "./requestQuery.ts";
import { type CancellationReason, requestReasonsQuery } from "./requestReasonsQuery.ts";

/** `refused`: the service says that the request cannot be cancelled any more. */
export type CancellationStep = "reason" | "review" | "confirm" | "confirmed" | "refused";

export type Cancellation = ReturnType<typeof useCancellation>;

/**
 * Where the visitor stands on the way to cancelling a request, and what was chosen so far. It outlives the dialog, so that
 * one that was closed by mistake can be opened again.
 */
export function useCancellation(
  requestId: string,
  onCancelled: ((request: RequestDetails) => void) | undefined,
) {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [step, setStep] = useState<CancellationStep>("reason");
  const [moves, setMoves] = useState(0);
  const [reason, setReason] = useState<CancellationReason>();
  const [ownWords, setOwnWords] = useState("");
  const [problems, setProblems] = useState<FieldProblems>(noProblems);
  // No states: neither is seen, and a second press may come before the next render.
  const isSending = useRef(false);
  const untold = useRef<RequestDetails>(undefined);

  const goTo = useCallback((next: CancellationStep, found: FieldProblems = noProblems) => {
    setStep(next);
    setProblems(found);
    setMoves((count) => count + 1);
  }, []);

  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: cancelRequest,
    meta: { ownErrors: true },
    onSuccess: async (answer) => {
      await keepRequest(queryClient, answer);
      untold.current = answer;
      goTo("confirmed");
    },
    onError: (failure) => {
      if (failure instanceof GraphQlError && failure.code === notCancellableCode) {
        goTo("refused");
        void queryClient.invalidateQueries({ queryKey: requestQuery(requestId).queryKey });
        return;
      }
      const found = problemsFromService(failure, "", ["reasonId", "customReason"]);
      if (!found) return;
      goTo("reason", found);
      // The choice may have changed since it was loaded.
      void queryClient.invalidateQueries({ queryKey: requestReasonsQuery(requestId).queryKey });
    },
    onSettled: () => {
      isSending.current = false;
      // Whoever closed the dialog meanwhile is told what became of it too.
      setOpen(true);
    },
  });

  // What the page does then may take this away: first the visitor reads how it went.
  const tell = useEffectEvent(() => {
    const answer = untold.current;
    untold.current = undefined;
    if (answer) onCancelled?.(answer);
  });
  useEffect(() => {
    if (!isOpen) tell();
  }, [isOpen]);
  useEffect(() => () => tell(), []);

  const open = useCallback(() => {
    if (!isSending.current) {
      reset();
      goTo("reason");
    }
    setOpen(true);
  }, [reset, goTo]);
  const close = useCallback(() => setOpen(false), []);
  const goBackTo = useCallback(
    (earlier: CancellationStep) => {
      reset();
      goTo(earlier);
    },
    [reset, goTo],
  );
  const chooseReason = useCallback((chosen: CancellationReason | undefined) => {
    setReason(chosen);
    setProblems(noProblems);
  }, []);
  const writeOwnWords = useCallback((text: string) => {
    setOwnWords(text);
    setProblems(noProblems);
  }, []);

  /** The words that go with the reason, if it takes any. */
  const customReason = (reason?.allowsFreeText && ownWords.trim()) || null;
  const confirm = useCallback(() => {
    if (!reason || isSending.current) return;
    isSending.current = true;
    mutate({ requestId, reasonId: reason.id, customReason });
  }, [requestId, reason, customReason, mutate]);

  return {
    isOpen,
    open,
    close,
    step,
    goTo,
    goBackTo,
    /** Changes whenever the focus has to move: to what is wrong, or else to the dialog's heading. */
    moves,
    reason,
    chooseReason,
    ownWords,
    writeOwnWords,
    customReason,
    problems,
    confirm,
    isPending,
    error,
  };
}
