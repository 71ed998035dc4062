import { useMutation } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import type { Country } from "../../api/generated/main/graphql.ts";
import { type FieldProblems, noProblems } from "../../forms/fieldProblems.ts";
import {
  type CheckedRegistration,
  checkRegistration,
  problemsById,
  problemsOfRegistration,
} from "./checkRegistration.ts";
import { type DraftPlace, type Entered, writeDraft } from "./drafts.ts";
import type { EnteredWindow } from "./enteredWindows.ts";
import { localDay } from "./localDay.ts";
import { type Registered, registerWindows } from "./registerWindows.ts";

interface RegistrationFormSettings {
  place: DraftPlace;
  country: Country;
  /** What the form holds at first. */
  initial: Entered;
  onRegistered: (registered: Registered, windows: readonly EnteredWindow[]) => void;
}

interface Sending {
  checked: CheckedRegistration;
  /** The windows as they stood on the form: it may change before the answer comes. */
  windows: readonly EnteredWindow[];
}

/** The state of the form: what is entered, kept on the device with each change, and how sending it went. */
export function useRegistrationForm({ place, country, initial, onRegistered }: RegistrationFormSettings) {
  const [entered, setEntered] = useState(initial);
  const [attempt, setAttempt] = useState({ count: 0, problems: noProblems });
  const [isKept, setKept] = useState(true);
  const { accountId, projectId } = place;
  const isOwnerAsked = projectId === undefined && entered.purpose === "own";

  useEffect(() => {
    if (entered !== initial) setKept(writeDraft({ accountId, projectId }, entered));
  }, [entered, initial, accountId, projectId]);

  const showProblems = useCallback(
    (problems: FieldProblems) => setAttempt(({ count }) => ({ count: count + 1, problems })),
    [],
  );

  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: ({ checked }: Sending) => registerWindows(checked, projectId),
    meta: { ownErrors: true },
    onSuccess: (registered, { windows }) => onRegistered(registered, windows),
    onError: (failure, { windows }) => {
      const problems = problemsOfRegistration(failure, windows.length);
      if (problems) showProblems(problemsById(problems, windows));
    },
  });

  const submit = useCallback(() => {
    if (isPending) return;
    const { windows } = entered;
    const owner = isOwnerAsked ? entered.owner : undefined;
    const checked = checkRegistration({ windows, owner }, { country, today: localDay(new Date()) });
    showProblems(checked.ok ? noProblems : problemsById(checked.problems, windows));
    if (checked.ok) mutate({ checked: checked.values, windows });
  }, [isPending, isOwnerAsked, entered, country, mutate, showProblems]);

  const change = useCallback((fields: (before: Entered) => Partial<Entered>) => {
    setEntered((before) => ({ ...before, ...fields(before) }));
  }, []);

  return {
    entered,
    change,
    isOwnerAsked,
    /** By the ids of the fields. */
    problems: attempt.problems,
    /** Counts the attempts to send: the list of problems takes the focus at each. */
    attempts: attempt.count,
    isPending,
    /** Why sending failed, where no field is to blame. */
    failure: problemsOfRegistration(error, variables?.windows.length ?? 0) ? null : error,
    /** False where the browser does not keep the draft, so that leaving would lose it. */
    isKept,
    submit,
  };
}
