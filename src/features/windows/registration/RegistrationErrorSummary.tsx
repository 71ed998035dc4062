import { basicPersonFields } from "#forms/person/personLabels.ts";
import type { FieldErrors } from "#forms/rules/fieldErrors.ts";
import { useErrorSummaryText } from "#forms/useFieldErrorText.ts";
import { type PlainMessageId, Text, useText } from "#i18n/text.tsx";
import { ErrorSummary } from "#ui/notices/ErrorSummary.tsx";
import { type WindowFormValues, windowFieldNames } from "./entry/windowList.ts";

interface RegistrationErrorSummaryProps {
  windows: readonly WindowFormValues[];
  errors: FieldErrors;
  focusKey: number;
}

/** Lists the errors in the order of the form, each with a link to its field. */
export function RegistrationErrorSummary({ windows, errors, focusKey }: RegistrationErrorSummaryProps) {
  const t = useText();
  const getText = useErrorSummaryText();
  const createItem = (scope: string, name: string, label: PlainMessageId, windowNumber?: number) => {
    const fieldId = scope === "" ? name : `${scope}.${name}`;
    const problem = getText(errors[fieldId], name, label);
    if (problem === undefined) return [];
    const isOneOfSeveral = windowNumber !== undefined && windows.length > 1;
    const text = isOneOfSeveral
      ? t("registration.window.problemAt", { number: windowNumber, problem })
      : problem;
    return [{ fieldId, text }];
  };
  const items = [
    ...createItem("", "projectId", "page.windowRegistration.project"),
    ...windows.flatMap(({ id }, index) =>
      windowFieldNames.flatMap((name) =>
        createItem(`windows.${id}`, name, `registration.window.${name}`, index + 1),
      ),
    ),
    ...createItem("windows", "invoice", "registration.window.invoice"),
    ...windows.flatMap(({ id }, index) =>
      createItem(`windows.${id}`, "invoice", "registration.window.invoice", index + 1),
    ),
    ...basicPersonFields.flatMap((name) => createItem("owner", name, `person.${name}`)),
  ];
  return (
    <ErrorSummary
      title={<Text id="form.problems" values={{ count: items.length }} />}
      items={items}
      focusKey={focusKey}
    />
  );
}
