import type { Country } from "#api/generated/main.ts";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { type FieldErrors, noFieldErrors } from "#forms/rules/fieldErrors.ts";
import { useForm } from "#forms/useForm.ts";
import type { WindowFormValues } from "./entry/windowList.ts";
import { getRegistrationTarget, type RegistrationProject } from "./purpose/registrationTarget.ts";
import { usePrefilledInstaller } from "./purpose/usePrefilledInstaller.ts";
import type { RegistrationDraft, RegistrationFormValues } from "./registrationValues.ts";
import { type RegistrationResult, useRegisterWindows } from "./useRegisterWindows.ts";
import { getRegistrationErrors, validateRegistration } from "./validateRegistration.ts";

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

/** The registration form. The customer's changes are kept as a draft on the device. */
export function useRegistrationForm(options: RegistrationFormOptions) {
  const { country, projects, getInstallerName, getFileErrors, onRegistered } = options;
  const { getToday } = useDateFormats();
  const getTarget = (values: RegistrationFormValues) =>
    getRegistrationTarget(values, projects, options.projectId);

  const form = useForm({
    initialValues: options.initialValues,
    validate: (values) => {
      const { purpose, projectId } = getTarget(values);
      const { windows } = values;
      const owner = purpose === "own" ? values.owner : undefined;
      const result = validateRegistration({ windows, owner }, { country, today: getToday() });
      const errors: FieldErrors = {
        ...(purpose === "project" && projectId === undefined && { projectId: { rule: "required" } }),
        ...(result.ok ? noFieldErrors : result.errors),
        ...(purpose === "other" ? noFieldErrors : getFileErrors(values)),
      };
      return result.ok && Object.keys(errors).length === 0
        ? { ok: true, values: { registration: result.values, projectId, windows } }
        : { ok: false, errors };
    },
    mutation: useRegisterWindows({ onSuccess: (result, { windows }) => onRegistered(result, windows) }),
    getServiceErrors: getRegistrationErrors,
    keep: options.draft.keep,
  });

  const target = getTarget(form.values);
  const { setValues } = form;
  usePrefilledInstaller({ projectId: target.projectId, projects, getInstallerName, setValues });
  return { ...form, target };
}
