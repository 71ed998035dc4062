import { type FormEvent, useRef, useState } from "react";
import { type FormTexts, pickDifferentTexts, readFormTexts, writeFormTexts } from "./formTexts.ts";
import {
  type FieldErrors,
  getRemainingErrors,
  noFieldErrors,
  type ValidationResult,
} from "./rules/fieldErrors.ts";
import type { Draft } from "./useDraft.ts";

interface FormOptions<Valid> {
  /** The texts of all controls before the customer's changes. A query may change them later; the customer's changes stay. */
  defaults: FormTexts;
  /** The customer's changes, if the caller needs them for the defaults. */
  changes?: FormTexts;
  setChanges?: (changes: FormTexts) => void;
  /** The draft that keeps the customer's changes. */
  draft: Pick<Draft<FormTexts>, "restored" | "keep">;
  /** Returns the input to send, or errors by the names of the controls. */
  validate: (texts: FormTexts) => ValidationResult<Valid>;
  /** Warnings about valid texts, shown like errors. A second submission of the same texts confirms them. */
  findDoubts?: (texts: FormTexts) => FieldErrors;
  /** A guarded mutation. */
  mutation: {
    mutate: (valid: Valid, callbacks: { onSuccess: () => void; onError: (error: Error) => void }) => void;
    error: Error | null;
    isPending: boolean;
  };
  /** The field errors in an error of the service. Undefined if any of its errors is about something else. */
  getServiceErrors: (error: unknown, sent: FormTexts) => FieldErrors | undefined;
  /** These callbacks run after a submission, unless the form was unmounted meanwhile. */
  onSuccess?: () => void;
  onError?: (error: Error) => void;
}

/**
 * The state of a form with uncontrolled controls, so that values that a browser fills in without an event survive each render.
 * It reads all controls at each change and at the submission. It sends a valid submission, and shows the field errors of an
 * invalid one and of the service. A field loses its error once it is corrected.
 */
export function useForm<Valid>(options: FormOptions<Valid>) {
  const { defaults, draft, mutation, getServiceErrors, onSuccess, onError } = options;
  const formRef = useRef<HTMLFormElement>(null);
  const [ownChanges, setOwnChanges] = useState<FormTexts>(draft.restored ?? {});
  const { changes = ownChanges, setChanges = setOwnChanges } = options;
  const texts: FormTexts = { ...defaults, ...changes };
  // The texts to which the errors refer: a service's error stays until its field has another text.
  const [shown, setShown] = useState({ errors: noFieldErrors, texts, isFromService: false, focusKey: 0 });

  const validate = (current: FormTexts) => {
    const result = options.validate(current);
    const doubts = (result.ok && options.findDoubts?.(current)) || noFieldErrors;
    return { result, errors: result.ok ? doubts : result.errors };
  };

  /** Controls that are not rendered, such as those of a folded part of the form, keep their texts. */
  const read = (): FormTexts => ({ ...texts, ...(formRef.current && readFormTexts(formRef.current)) });

  const write = (written: FormTexts) => {
    if (formRef.current) writeFormTexts(formRef.current, written);
  };

  const update = (current: FormTexts): FormTexts => {
    const changed = pickDifferentTexts(current, defaults);
    setChanges(changed);
    return changed;
  };

  const showErrors = (errors: FieldErrors, of: FormTexts, isFromService = false) =>
    setShown(({ focusKey }) => ({
      errors,
      texts: of,
      isFromService,
      focusKey: errors === noFieldErrors ? focusKey : focusKey + 1,
    }));

  /** Shows the errors of the fields, or none. Returns the input if it can be sent. */
  const check = (current = read()) => {
    const { result, errors } = validate(current);
    const isSame = Object.keys(pickDifferentTexts(current, shown.texts)).length === 0;
    const isConfirmed = result.ok && isSame && Object.keys(errors).every((name) => name in shown.errors);
    const isValid = isConfirmed || errors === noFieldErrors;
    update(current);
    showErrors(isValid ? noFieldErrors : errors, current);
    return result.ok && isValid ? result.values : undefined;
  };

  const submit = () => {
    const current = read();
    const valid = check(current);
    if (valid === undefined) return;
    mutation.mutate(valid, {
      onSuccess: () => onSuccess?.(),
      onError: (error) => {
        const errors = getServiceErrors(error, current);
        if (errors) showErrors(errors, current, true);
        onError?.(error);
      },
    });
  };

  const getRemaining = () => {
    return getRemainingErrors(
      shown.errors,
      validate(texts).errors,
      (name) => !shown.isFromService || texts[name] !== shown.texts[name],
    );
  };

  return {
    texts,
    read,
    /** Whether any control differs from its first value. */
    hasChanges: Object.keys(changes).length > 0,
    /** Changes texts after a press of the customer. */
    change: (changed: FormTexts) => {
      write(changed);
      draft.keep(update({ ...read(), ...changed }));
    },
    /** Writes new defaults into controls that do not follow them by themselves, such as a select. */
    write,
    /** Shows other texts, without errors. */
    reset: (changed: FormTexts = {}) => {
      write({ ...defaults, ...changed });
      setChanges(changed);
      setShown((before) => ({ ...before, errors: noFieldErrors }));
    },
    check,
    submit,
    errors: shown.errors === noFieldErrors ? noFieldErrors : getRemaining(),
    /** Changes whenever errors are shown, so that the summary takes the focus again. */
    focusKey: shown.focusKey,
    isPending: mutation.isPending,
    /** The error of the request, unless it is about fields. */
    error: getServiceErrors(mutation.error, shown.texts) ? null : mutation.error,
    /** Props of the form element. `noValidate`, since browsers would show validation errors in their own language. */
    formProps: {
      ref: formRef,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        submit();
      },
      onChange: () => void draft.keep(update(read())),
    },
  };
}
