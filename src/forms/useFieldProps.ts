import { type PlainMessageId, useText } from "../i18n/text.tsx";

import type { FieldErrors } from "./rules/fieldErrors.ts";
import { useFieldErrorText } from "./useFieldErrorText.ts";

interface FormFields<Name extends string> {
  /** An id of a field is this prefix and the field's name. */
  idPrefix: string;
  labels: Readonly<Record<Name, PlainMessageId>>;
  /** What the fields hold at first. */
  values: Readonly<Partial<Record<Name, string | null>>>;
  errors: FieldErrors;
}

/** Returns a function that creates the props of a text field or select by its name. */
export function useFieldProps<Name extends string>({ idPrefix, labels, values, errors }: FormFields<Name>) {
  const t = useText();
  const getErrorText = useFieldErrorText();
  return (name: Name, { optional = false } = {}) => {
    const label: PlainMessageId = labels[name];
    return {
      id: `${idPrefix}${name}`,
      name,
      label: t(label),
      defaultValue: values[name] ?? "",
      error: getErrorText(errors[name], name),
      required: !optional,
      ...(optional && { optionalLabel: t("form.optional") }),
    };
  };
}
