import { FormattedMessage, type MessageDescriptor, useIntl } from "react-intl";
import type { FieldProblems } from "../../forms/fieldProblems.ts";
import { formMessages } from "../../forms/formMessages.ts";
import { personLabels } from "../../forms/personMessages.ts";
import { useProblemTexts } from "../../forms/useProblemTexts.ts";
import { ErrorSummary } from "../../ui/ErrorSummary.tsx";
import { type EnteredWindow, windowFields } from "./enteredWindows.ts";
import { ownerFields } from "./ownerEntry.ts";
import { windowLabels, windowMessages } from "./windowMessages.ts";

interface RegistrationProblemsProps {
  windows: readonly EnteredWindow[];
  problems: FieldProblems;
  attempts: number;
}

/** Everything wrong on the form, window by window, then the owner. */
export function RegistrationProblems({ windows, problems, attempts }: RegistrationProblemsProps) {
  const intl = useIntl();
  const textOf = useProblemTexts();
  const itemOf = (fieldId: string, descriptor: MessageDescriptor, number?: number) => {
    const text = textOf(problems[fieldId]);
    if (text === undefined) return [];
    const label = intl.formatMessage(descriptor);
    const isOneOfMany = number !== undefined && windows.length > 1;
    return [
      {
        fieldId,
        text: isOneOfMany
          ? intl.formatMessage(windowMessages.problem, { number, label, text })
          : `${label}: ${text}`,
      },
    ];
  };
  const items = [
    ...windows.flatMap(({ id }, index) =>
      windowFields.flatMap((name) => itemOf(`${id}.${name}`, windowLabels[name], index + 1)),
    ),
    ...ownerFields.flatMap((name) => itemOf(`productOwner.${name}`, personLabels[name])),
  ];
  return (
    <ErrorSummary
      title={<FormattedMessage {...formMessages.problems} values={{ count: items.length }} />}
      items={items}
      focusKey={attempts}
    />
  );
}
