import { useEffect, useState } from "react";
import type { Country } from "#api/generated/main.ts";
import { type FieldErrors, getRemainingErrors, noFieldErrors } from "#forms/rules/fieldErrors.ts";
import { formatLocalDay } from "#i18n/formats/formatLocalDay.ts";
import type { WindowFormValues } from "./entry/windowList.ts";
import { isInvoiceFieldId } from "./invoice-fields/invoiceFieldId.ts";
import { getRegistrationTarget, type RegistrationProject } from "./purpose/registrationTarget.ts";
import { usePrefilledInstaller } from "./purpose/usePrefilledInstaller.ts";
import type { RegistrationDraft, RegistrationFormValues } from "./registrationValues.ts";
import { type RegistrationResult, useRegisterWindows } from "./useRegisterWindows.ts";
import {
  getRegistrationErrors,
  getRegistrationValue,
  keyErrorsByWindowId,
  validateRegistration,
} from "./validateRegistration.ts";

interface RegistrationFormOptions {
  draft: RegistrationDraft;
  /** From the URL. */
  projectId: string | undefined;
  country: Country;
  initialValues: RegistrationFormValues;
  projects: readonly RegistrationProject[];
  getInstallerName: (projectId: string) => Promise<string | undefined>;
  /** Returns the errors of refused files: files are not among the values. */
  getFileErrors: (values: RegistrationFormValues) => FieldErrors;
  /** Called with the result and the windows as submitted. */
  onRegistered: (result: RegistrationResult, windows: readonly WindowFormValues[]) => void;
}

/** The state of the registration form. Each change of the customer is saved as a draft on the device. */
export function useRegistrationForm(options: RegistrationFormOptions) {
  const { country, initialValues, projects, getInstallerName } = options;
  const { getFileErrors, onRegistered, projectId: projectIdInUrl } = options;
  const { keep } = options.draft;
  const [values, setValues] = useState(initialValues);
  const [isChanged, setChanged] = useState(false);
  const [submitted, setSubmitted] = useState({ errors: noFieldErrors, values: initialValues, focusKey: 0 });
  const target = getRegistrationTarget(values, projects, projectIdInUrl);
  const hasOwner = target.purpose === "own";

  useEffect(() => {
    if (isChanged) keep(values);
  }, [isChanged, values, keep]);

  usePrefilledInstaller({ projectId: target.projectId, projects, getInstallerName, setValues });

  const showErrors = (errors: FieldErrors, of: RegistrationFormValues) => {
    setSubmitted(({ focusKey }) => ({ errors, values: of, focusKey: focusKey + 1 }));
  };

  const { mutate, isPending, error, variables } = useRegisterWindows({
    onSuccess: (result, { windows }) => onRegistered(result, windows),
    onError: (serviceError, { windows }) => {
      const fieldErrors = getRegistrationErrors(serviceError, windows.length);
      if (fieldErrors) showErrors(keyErrorsByWindowId(fieldErrors, windows), values);
    },
  });

  const validate = () => {
    const { windows } = values;
    const owner = hasOwner ? values.owner : undefined;
    const result = validateRegistration({ windows, owner }, { country, today: formatLocalDay(new Date()) });
    const isProjectMissing = target.purpose === "project" && target.projectId === undefined;
    const errors: FieldErrors = {
      ...(isProjectMissing ? { projectId: { rule: "required" } } : {}),
      ...(result.ok ? {} : keyErrorsByWindowId(result.errors, windows)),
      ...(target.purpose === "other" ? {} : getFileErrors(values)),
    };
    return { errors, registration: result.ok ? result.values : undefined };
  };

  const submit = () => {
    const { errors, registration } = validate();
    showErrors(errors, values);
    if (registration && Object.keys(errors).length === 0) {
      mutate({ registration, projectId: target.projectId, windows: values.windows });
    }
  };

  const updateValues = (update: (before: RegistrationFormValues) => Partial<RegistrationFormValues>) => {
    setChanged(true);
    setValues((before) => ({ ...before, ...update(before) }));
  };

  const hasErrors = Object.keys(submitted.errors).length > 0;
  return {
    values,
    updateValues,
    target,
    /** Whether the form asks for the owner. */
    hasOwner,
    /** By the ids of the fields. A field loses its error once it is corrected. */
    errors: hasErrors
      ? getRemainingErrors(
          submitted.errors,
          validate().errors,
          (name) =>
            isInvoiceFieldId(name) ||
            getRegistrationValue(values, name) !== getRegistrationValue(submitted.values, name),
        )
      : noFieldErrors,
    /** Changes whenever errors are shown, so that the summary takes the focus again. */
    focusKey: submitted.focusKey,
    isPending,
    /** The error of the request, unless it is about fields. */
    error: getRegistrationErrors(error, variables?.windows.length ?? 0) ? null : error,
    submit,
  };
}
