import { type MessageDescriptor, useIntl } from "react-intl";
import type { FieldProblems } from "./fieldProblems.ts";
import { formMessages } from "./formMessages.ts";
import { useProblemTexts } from "./useProblemTexts.ts";

interface FormContents<Name extends string> {
  /** What the ids of the fields begin with; the name follows. */
  idPrefix: string;
  labels: Readonly<Record<Name, MessageDescriptor>>;
  /** What the fields hold at first. */
  values: Readonly<Partial<Record<Name, string | null>>>;
  problems: FieldProblems;
}

/** Makes the props of a form's text fields by their names. */
export function useFieldProps<Name extends string>({
  idPrefix,
  labels,
  values,
  problems,
}: FormContents<Name>) {
  const intl = useIntl();
  const textOf = useProblemTexts();
  return (name: Name, { optional = false } = {}) => {
    const label: MessageDescriptor = labels[name];
    return {
      id: `${idPrefix}${name}`,
      name,
      label: intl.formatMessage(label),
      defaultValue: values[name] ?? "",
      error: textOf(problems[name]),
      required: !optional,
      ...(optional && { optionalLabel: intl.formatMessage(formMessages.optional) }),
    };
  };
}
