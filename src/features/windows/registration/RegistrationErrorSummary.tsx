import { FormattedMessage, type MessageDescriptor, useIntl } from "react-intl";
import { formMessages } from "../../../forms/formMessages.ts";
import { personLabels } from "../../../forms/person/personMessages.ts";
import type { FieldErrors } from "../../../forms/rules/fieldErrors.ts";
import { useFieldErrorText } from "../../../forms/useFieldErrorText.ts";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import { type WindowFormValues, windowFieldNames } from "./entry/windowList.ts";
import { windowLabels, windowMessages } from "./entry/windowMessages.ts";
import { ownerFieldNames } from "./owner/ownerFormValues.ts";

interface RegistrationErrorSummaryProps {
  windows: readonly WindowFormValues[];
  errors: FieldErrors;
  focusKey: number;
}

/** Lists the errors of all windows, then those of the owner, each with a link to its field. */
export function RegistrationErrorSummary({ windows, errors, focusKey }: RegistrationErrorSummaryProps) {
  const intl = useIntl();
  const getErrorText = useFieldErrorText();
  const createItem = (fieldId: string, descriptor: MessageDescriptor, windowNumber?: number) => {
    const text = getErrorText(errors[fieldId]);
    if (text === undefined) return [];
    const label = intl.formatMessage(descriptor);
    const isOneOfSeveral = windowNumber !== undefined && windows.length > 1;
    return [
      {
        fieldId,
        text: isOneOfSeveral
          ? intl.formatMessage(windowMessages.fieldError, { number: windowNumber, label, text })
          : intl.formatMessage(formMessages.fieldError, { label, problem: text }),
      },
    ];
  };
  const items = [
    ...windows.flatMap(({ id }, index) =>
      windowFieldNames.flatMap((name) => createItem(`${id}.${name}`, windowLabels[name], index + 1)),
    ),
    ...ownerFieldNames.flatMap((name) => createItem(`productOwner.${name}`, personLabels[name])),
  ];
  return (
    <ErrorSummary
      title={<FormattedMessage {...formMessages.errorSummaryTitle} values={{ count: items.length }} />}
      items={items}
      focusKey={focusKey}
    />
  );
}
