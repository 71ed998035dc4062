import { type PlainMessageId, Text } from "../i18n/text.tsx";
import { ErrorSummary } from "../ui/notices/ErrorSummary.tsx";
import type { FieldErrors } from "./rules/fieldErrors.ts";
import { useErrorSummaryText } from "./useFieldErrorText.ts";

interface FormErrorSummaryProps {
  errors: FieldErrors;
  /** The labels of all controls by name, in the order in which they appear. */
  labels: Readonly<Record<string, PlainMessageId>>;
  /** The id of a control is this prefix and its name. */
  idPrefix?: string;
  /** The summary takes the focus whenever this key changes. */
  focusKey: number;
  /** Describes the place of the control, in a form that repeats its fields. */
  locate?: (name: string, problem: string) => string;
}

/** Lists the errors of a form above it, each with a link to its field. */
export function FormErrorSummary(props: FormErrorSummaryProps) {
  const { errors, labels, idPrefix = "", focusKey, locate = (_, problem) => problem } = props;
  const getText = useErrorSummaryText();
  const items = Object.entries(labels).flatMap(([name, label]) => {
    const problem = getText(errors[name], name, label);
    return problem === undefined ? [] : [{ fieldId: `${idPrefix}${name}`, text: locate(name, problem) }];
  });
  return (
    <ErrorSummary
      title={<Text id="form.problems" values={{ count: items.length }} />}
      items={items}
      focusKey={focusKey}
    />
  );
}
