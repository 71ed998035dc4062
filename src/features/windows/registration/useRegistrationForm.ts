import { useCallback, useEffect, useState } from "react";
import type { Country } from "../../../api/generated/main.ts";
import { type FieldErrors, noFieldErrors } from "../../../forms/rules/fieldErrors.ts";
import { type DraftScope, type RegistrationFormValues, writeDraft } from "./draft/drafts.ts";
import { formatLocalDay } from "./entry/formatLocalDay.ts";
import type { WindowFormValues } from "./entry/windowList.ts";
import { type RegistrationResult, useRegisterWindows } from "./useRegisterWindows.ts";
import { getRegistrationErrors, keyErrorsByWindowId, validateRegistration } from "./validateRegistration.ts";

interface RegistrationFormOptions {
  draftScope: DraftScope;
  country: Country;
  initialValues: RegistrationFormValues;
  /** Called with the result and the windows as submitted. */
  onRegistered: (result: RegistrationResult, windows: readonly WindowFormValues[]) => void;
}

/** The state of the registration form. Each change is saved as a draft on the device. */
export function useRegistrationForm(options: RegistrationFormOptions) {
  const { draftScope, country, initialValues, onRegistered } = options;
  const [values, setValues] = useState(initialValues);
  const [errors, setErrors] = useState<FieldErrors>(noFieldErrors);
  const [focusKey, setFocusKey] = useState(0);
  const [isDraftSaved, setDraftSaved] = useState(true);
  const { accountId, projectId } = draftScope;
  const hasOwner = projectId === undefined && values.purpose === "own";

  useEffect(() => {
    if (values !== initialValues) setDraftSaved(writeDraft({ accountId, projectId }, values));
  }, [values, initialValues, accountId, projectId]);

  const showErrors = useCallback((shown: FieldErrors) => {
    setErrors(shown);
    setFocusKey((key) => key + 1);
  }, []);

  const { mutate, isPending, error, variables } = useRegisterWindows(projectId, {
    onSuccess: (result, { windows }) => onRegistered(result, windows),
    onError: (serviceError, { windows }) => {
      const fieldErrors = getRegistrationErrors(serviceError, windows.length);
      if (fieldErrors) showErrors(keyErrorsByWindowId(fieldErrors, windows));
    },
  });

  const submit = useCallback(() => {
    const { windows } = values;
    const owner = hasOwner ? values.owner : undefined;
    const result = validateRegistration({ windows, owner }, { country, today: formatLocalDay(new Date()) });
    showErrors(result.ok ? noFieldErrors : keyErrorsByWindowId(result.errors, windows));
    if (result.ok) mutate({ registration: result.values, windows });
  }, [hasOwner, values, country, mutate, showErrors]);

  const updateValues = useCallback(
    (update: (before: RegistrationFormValues) => Partial<RegistrationFormValues>) => {
      setValues((before) => ({ ...before, ...update(before) }));
    },
    [],
  );

  return {
    values,
    updateValues,
    /** Whether the form asks for the owner. */
    hasOwner,
    /** By the ids of the fields. */
    errors,
    /** Changes whenever errors are shown, so that the summary takes the focus again. */
    focusKey,
    isPending,
    /** The error of the request, unless it is about fields. */
    error: getRegistrationErrors(error, variables?.windows.length ?? 0) ? null : error,
    /** False if the browser could not store the draft, so that leaving the page would lose it. */
    isDraftSaved,
    submit,
  };
}
