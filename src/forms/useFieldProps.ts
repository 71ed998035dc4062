import { type MessageDescriptor, useIntl } from "react-intl";
import { formMessages } from "./formMessages.ts";
import type { FieldErrors } from "./rules/fieldErrors.ts";
import { useFieldErrorText } from "./useFieldErrorText.ts";

interface FormFields<Name extends string> {
  /** An id of a field is this prefix and the field's name. */
  idPrefix: string;
  labels: Readonly<Record<Name, MessageDescriptor>>;
  /** What the fields hold at first. */
  values: Readonly<Partial<Record<Name, string | null>>>;
  errors: FieldErrors;
}

/** Returns a function that creates the props of a text field or select by its name. */
export function useFieldProps<Name extends string>({ idPrefix, labels, values, errors }: FormFields<Name>) {
  const intl = useIntl();
  const getErrorText = useFieldErrorText();
  return (name: Name, { optional = false } = {}) => {
    const label: MessageDescriptor = labels[name];
    return {
      id: `${idPrefix}${name}`,
      name,
      label: intl.formatMessage(label),
      defaultValue: values[name] ?? "",
      error: getErrorText(errors[name], name),
      required: !optional,
      ...(optional && { optionalLabel: intl.formatMessage(formMessages.optional) }),
    };
  };
}
