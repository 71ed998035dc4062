import { type PlainMessageId, useText } from "../i18n/text.tsx";
import type { FormTexts } from "./formTexts.ts";
import type { FieldErrors } from "./rules/fieldErrors.ts";
import { useFieldErrorText } from "./useFieldErrorText.ts";

/** The form's state, from `useForm`. */
export interface FormState {
  texts: FormTexts;
  /** The message ids by the names of the controls. */
  errors: FieldErrors;
}

interface FormFields<Name extends string> {
  /** The id of a control is this prefix and its name. */
  idPrefix?: string;
  /** The prefix of the controls' names, such as `owner.`. */
  scope?: string;
  labels: Readonly<Record<Name, PlainMessageId>>;
  form: FormState;
}

/** Returns a function that creates the props of a text field or select by its name within the scope. */
export function useFieldProps<Name extends string>(fields: FormFields<Name>) {
  const { idPrefix = "", scope = "", labels, form } = fields;
  const t = useText();
  const getErrorText = useFieldErrorText();
  return (field: Name, { optional = false } = {}) => {
    const name = `${scope}${field}`;
    const label: PlainMessageId = labels[field];
    return {
      id: `${idPrefix}${name}`,
      name,
      label: t(label),
      defaultValue: form.texts[name] ?? "",
      error: getErrorText(form.errors[name], name),
      required: !optional,
      ...(optional && { optionalLabel: t("form.optional") }),
    };
  };
}
