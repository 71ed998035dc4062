import { FormattedMessage, type MessageDescriptor, useIntl } from "react-intl";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import type { FieldProblems } from "./fieldProblems.ts";
import { formMessages } from "./formMessages.ts";
import { useProblemTexts } from "./useProblemTexts.ts";

interface FormErrorSummaryProps {
  problems: FieldProblems;
  /** The labels of all fields by name, in the order in which they stand. */
  labels: Readonly<Record<string, MessageDescriptor>>;
  /** What the ids of the fields begin with; the name follows. */
  idPrefix: string;
  attempts: number;
}

/** Everything wrong on a form, above it: takes the focus after each attempt and leads to the fields. */
export function FormErrorSummary({ problems, labels, idPrefix, attempts }: FormErrorSummaryProps) {
  const intl = useIntl();
  const textOf = useProblemTexts();
  const items = Object.entries(labels).flatMap(([name, label]) => {
    const problem = textOf(problems[name]);
    if (problem === undefined) return [];
    const text = intl.formatMessage(formMessages.problemAt, { label: intl.formatMessage(label), problem });
    return [{ fieldId: `${idPrefix}${name}`, text }];
  });
  if (items.length === 0) return null;
  return (
    <ErrorSummary
      title={<FormattedMessage {...formMessages.problems} values={{ count: items.length }} />}
      items={items}
      focusKey={attempts}
    />
  );
}
