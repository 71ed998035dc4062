import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { getField, nameItemsById } from "./fieldArrays.ts";
import {
  type FieldErrors,
  getRemainingErrors,
  noFieldErrors,
  type ValidationResult,
} from "./rules/fieldErrors.ts";

interface FormOptions<Values, Valid> {
  initialValues: Values;
  /** Reads the values of a form with uncontrolled fields. Those of others change by `update`. */
  readForm?: (form: HTMLFormElement) => Values;
  /** Returns what is sent, or errors by the names of the fields: their paths in the values, such as `windows.0.key`. */
  validate: (values: Values) => ValidationResult<Valid>;
  /** A guarded mutation. */
  mutation: {
    mutate: (valid: Valid, callbacks: { onSuccess: () => void; onError: (error: Error) => void }) => void;
    error: Error | null;
    isPending: boolean;
  };
  /** The errors of fields in an error of the service; undefined where any of them is about something else. */
  getServiceErrors: (error: unknown, sent: Values) => FieldErrors | undefined;
  /** The callbacks are called after a submission, unless the form was unmounted meanwhile. */
  onSuccess?: () => void;
  onError?: (error: Error) => void;
  /** Called with each change of the customer, for a draft. */
  keep: (values: Values) => void;
}

/**
 * The state of a form. A valid submission is sent; an invalid one shows the errors of the fields, and so does an error of
 * the service about fields. A field loses its error once it is corrected.
 */
export function useForm<Values extends object, Valid>(options: FormOptions<Values, Valid>) {
  const { readForm, mutation, getServiceErrors, onSuccess, onError } = options;
  const [values, setValues] = useState(options.initialValues);
  const [isDirty, setDirty] = useState(false);
  // The values belong to the errors: the text of the service stays until its field differs.
  const [shown, setShown] = useState({ errors: noFieldErrors, values, isFromService: false, focusKey: 0 });

  const keep = useEffectEvent(options.keep);
  useEffect(() => {
    if (isDirty) keep(values);
  }, [isDirty, values]);

  const validate = (current: Values) => {
    const result = options.validate(current);
    return result.ok ? result : ({ ok: false, errors: nameItemsById(result.errors, current) } as const);
  };

  const showErrors = (errors: FieldErrors, of = values, isFromService = false) =>
    setShown(({ focusKey }) => ({
      errors,
      values: of,
      isFromService,
      focusKey: errors === noFieldErrors ? focusKey : focusKey + 1,
    }));

  /** Shows the errors of the fields, or none. Returns what can be sent. */
  const check = (current = values) => {
    const result = validate(current);
    setValues(current);
    showErrors(result.ok ? noFieldErrors : result.errors, current);
    return result.ok ? result.values : undefined;
  };

  const submit = (current = values) => {
    const valid = check(current);
    if (valid === undefined) return;
    mutation.mutate(valid, {
      onSuccess: () => onSuccess?.(),
      onError: (error) => {
        const errors = getServiceErrors(error, current);
        if (errors) showErrors(nameItemsById(errors, current), current, true);
        onError?.(error);
      },
    });
  };

  const update = (change: (before: Values) => Partial<Values>) => {
    setDirty(true);
    setValues((before) => ({ ...before, ...change(before) }));
  };

  const getRemaining = () => {
    const result = validate(values);
    return getRemainingErrors(
      shown.errors,
      result.ok ? noFieldErrors : result.errors,
      (name) => !shown.isFromService || getField(values, name) !== getField(shown.values, name),
    );
  };

  return {
    values,
    /** For what is not a change of the customer. */
    setValues,
    update,
    /** Shows other values, without errors. */
    reset: (initialValues: Values) => {
      setDirty(false);
      setValues(initialValues);
      setShown((before) => ({ ...before, errors: noFieldErrors }));
    },
    check,
    submit,
    /** By the names of the fields. An item of a field array goes by its id, such as in `windows.window1.key`. */
    errors: shown.errors === noFieldErrors ? noFieldErrors : getRemaining(),
    /** Changes whenever errors are shown, so that the summary takes the focus again. */
    focusKey: shown.focusKey,
    /** Whether anything was changed since the form opened. */
    isDirty,
    isPending: mutation.isPending,
    /** The error of the request, unless it is about fields. */
    error: getServiceErrors(mutation.error, shown.values) ? null : mutation.error,
    /** For the form element. Browsers would show their own validation in their own language. */
    formProps: {
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        // A browser may fill in fields without an event.
        submit(readForm?.(event.currentTarget));
      },
      onChange: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
        if (!readForm) return;
        setDirty(true);
        setValues(readForm(currentTarget));
      },
    },
  };
}
