import { FormattedMessage, type MessageDescriptor, useIntl } from "react-intl";
import { formMessages } from "../../../forms/formMessages.ts";
import { personLabels } from "../../../forms/person/personMessages.ts";
import type { FieldErrors } from "../../../forms/rules/fieldErrors.ts";
import { useErrorSummaryText } from "../../../forms/useFieldErrorText.ts";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import { type WindowFormValues, windowFieldNames } from "./entry/windowList.ts";
import { windowLabels, windowMessages } from "./entry/windowMessages.ts";
import { invoiceMessages } from "./invoice/invoiceMessages.ts";
import { commonInvoiceKey } from "./invoice/useSelectedInvoices.ts";
import { messages } from "./messages.ts";
import { ownerFieldNames } from "./owner/ownerFormValues.ts";

interface RegistrationErrorSummaryProps {
  windows: readonly WindowFormValues[];
  errors: FieldErrors;
  focusKey: number;
}

/** Lists the errors in the order of the form, each with a link to its field. */
export function RegistrationErrorSummary({ windows, errors, focusKey }: RegistrationErrorSummaryProps) {
  const intl = useIntl();
  const getText = useErrorSummaryText();
  const createItem = (scope: string, name: string, label: MessageDescriptor, windowNumber?: number) => {
    const fieldId = scope === "" ? name : `${scope}.${name}`;
    const problem = getText(errors[fieldId], name, label);
    if (problem === undefined) return [];
    const isOneOfSeveral = windowNumber !== undefined && windows.length > 1;
    const text = isOneOfSeveral
      ? intl.formatMessage(windowMessages.fieldError, { number: windowNumber, problem })
      : problem;
    return [{ fieldId, text }];
  };
  const items = [
    ...createItem("", "projectId", messages.project),
    ...windows.flatMap(({ id }, index) =>
      windowFieldNames.flatMap((name) => createItem(id, name, windowLabels[name], index + 1)),
    ),
    ...createItem(commonInvoiceKey, "invoice", invoiceMessages.invoice),
    ...windows.flatMap(({ id }, index) => createItem(id, "invoice", invoiceMessages.invoice, index + 1)),
    ...ownerFieldNames.flatMap((name) => createItem("productOwner", name, personLabels[name])),
  ];
  return (
    <ErrorSummary
      title={<FormattedMessage {...formMessages.errorSummaryTitle} values={{ count: items.length }} />}
      items={items}
      focusKey={focusKey}
    />
  );
}
