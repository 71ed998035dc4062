import { type PlainMessageId, Text } from "../i18n/text.tsx";

import { ErrorSummary } from "../ui/notices/ErrorSummary.tsx";
import type { FieldErrors } from "./rules/fieldErrors.ts";
import { useErrorSummaryText } from "./useFieldErrorText.ts";

interface FormErrorSummaryProps {
  errors: FieldErrors;
  /** The labels of all fields by name, in the order in which they appear. */
  labels: Readonly<Record<string, PlainMessageId>>;
  /** An id of a field is this prefix and the field's name. */
  idPrefix: string;
  /** The summary takes the focus whenever this changes. */
  focusKey: number;
}

/** Lists the errors of a form above it, each with a link to its field. */
export function FormErrorSummary({ errors, labels, idPrefix, focusKey }: FormErrorSummaryProps) {
  const getText = useErrorSummaryText();
  const items = Object.entries(labels).flatMap(([name, label]) => {
    const text = getText(errors[name], name, label);
    return text === undefined ? [] : [{ fieldId: `${idPrefix}${name}`, text }];
  });
  return (
    <ErrorSummary
      title={<Text id="form.problems" values={{ count: items.length }} />}
      items={items}
      focusKey={focusKey}
    />
  );
}
