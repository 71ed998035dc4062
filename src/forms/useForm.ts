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
  /** What all controls hold without a change of the customer. May change later, as by a query: changes stay. */
  defaults: FormTexts;
  /** The customer's changes, where the caller needs them for the defaults. */
  changes?: FormTexts;
  setChanges?: (changes: FormTexts) => void;
  /** The customer's changes are kept in it. */
  draft: Pick<Draft<FormTexts>, "restored" | "keep">;
  /** Returns what is sent, or errors by the names of the controls. */
  validate: (texts: FormTexts) => ValidationResult<Valid>;
  /** Doubts about valid texts, shown like errors. A second submission of the same texts confirms them. */
  findDoubts?: (texts: FormTexts) => FieldErrors;
  /** A guarded mutation. */
  mutation: {
    mutate: (valid: Valid, callbacks: { onSuccess: () => void; onError: (error: Error) => void }) => void;
    error: Error | null;
    isPending: boolean;
  };
  /** The errors of fields in an error of the service; undefined where any of them is about something else. */
  getServiceErrors: (error: unknown, sent: FormTexts) => FieldErrors | undefined;
  /** The callbacks are called after a submission, unless the form was unmounted meanwhile. */
  onSuccess?: () => void;
  onError?: (error: Error) => void;
}

/**
 * The state of a form whose controls are uncontrolled, so that what a browser fills in without an event survives each render.
 * All of them are read at each change and at the submission. A valid submission is sent; an invalid one shows the errors of
 * the fields, and so does an error of the service about fields. A field loses its error once it is corrected.
 */
export function useForm<Valid>(options: FormOptions<Valid>) {
  const { defaults, draft, mutation, getServiceErrors, onSuccess, onError } = options;
  const formRef = useRef<HTMLFormElement>(null);
  const [ownChanges, setOwnChanges] = useState<FormTexts>(draft.restored ?? {});
  const { changes = ownChanges, setChanges = setOwnChanges } = options;
  const texts: FormTexts = { ...defaults, ...changes };
  // The texts belong to the errors: the text of the service stays until its field differs.
  const [shown, setShown] = useState({ errors: noFieldErrors, texts, isFromService: false, focusKey: 0 });

  const validate = (current: FormTexts) => {
    const result = options.validate(current);
    const doubts = (result.ok && options.findDoubts?.(current)) || noFieldErrors;
    return { result, errors: result.ok ? doubts : result.errors };
  };

  /** Controls that are not on the screen, as of a folded part of the form, keep their texts. */
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

  /** Shows the errors of the fields, or none. Returns what can be sent. */
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
    /** Whether anything differs from what the form opened with. */
    hasChanges: Object.keys(changes).length > 0,
    /** Changes texts by a press of the customer. */
    change: (changed: FormTexts) => {
      write(changed);
      draft.keep(update({ ...read(), ...changed }));
    },
    /** Writes new defaults into controls that do not follow them by themselves, as a select. */
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
    /** For the form element. Browsers would show their own validation in their own language. */
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
