import { type FormEvent, useState } from "react";
import type * as v from "valibot";
import { type DraftTexts, readDraftTexts } from "./draftTexts.ts";
import { type FieldErrors, getRemainingErrors, noFieldErrors, validateFields } from "./rules/fieldErrors.ts";

/**
 * The state of a form with uncontrolled fields. A valid submission calls `submit`, which is the `mutate` of a guarded
 * mutation or calls it; an invalid one only sets the errors of the fields. A field loses its error once it is corrected.
 * `keep` is called with each change, for a draft.
 */
export function useForm<Schema extends v.GenericSchema>(
  schema: Schema,
  submit: (values: v.InferOutput<Schema>) => void,
  keep: (texts: DraftTexts) => void,
) {
  const [errors, setErrors] = useState<FieldErrors>(noFieldErrors);
  const [focusKey, setFocusKey] = useState(0);
  const [isDirty, setDirty] = useState(false);

  const showErrors = (shown: FieldErrors) => {
    setErrors(shown);
    setFocusKey((key) => key + 1);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const result = validateFields(schema, Object.fromEntries(new FormData(event.currentTarget)));
    showErrors(result.ok ? noFieldErrors : result.errors);
    if (result.ok) submit(result.values);
  };
  const onChange = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    setDirty(true);
    keep(readDraftTexts(currentTarget));
    if (errors === noFieldErrors) return;
    const result = validateFields(schema, Object.fromEntries(new FormData(currentTarget)));
    const changed = "name" in target ? target.name : undefined;
    setErrors(
      getRemainingErrors(errors, result.ok ? noFieldErrors : result.errors, (name) => name === changed),
    );
  };

  return {
    errors,
    /** Changes whenever errors are shown, so that the summary takes the focus again. */
    focusKey,
    /** Whether anything was changed since the form opened. */
    isDirty,
    /** Shows errors that were found elsewhere, by the service for example. */
    showErrors,
    /** For the form element. Browsers would show their own validation in their own language. */
    formProps: { noValidate: true, onSubmit, onChange },
  };
}
