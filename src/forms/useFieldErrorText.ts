import { type IntlShape, useIntl } from "react-intl";
import { useCountryFacts } from "../api/runtime-config/useCountryFacts.ts";
import { findText, type PlainMessageId, useText } from "../i18n/text.tsx";
import type { FieldError } from "./rules/fieldErrors.ts";

/** Returns a function that formats the error of a field; undefined for a field without one. `name` is the control’s. */
export function useFieldErrorText() {
  const intl = useIntl();
  const t = useText();
  const { example } = useCountryFacts().postCode;
  return (error: FieldError | undefined, name = ""): string | undefined => {
    if (!error) return undefined;
    if ("text" in error) return error.text;
    if (error.rule === "tooLong") {
      return t("form.rule.tooLong", { maxLength: error.maxLength ?? 0 });
    }
    if (error.rule === "postCode") return t("form.rule.postCode", { example });
    return findRequiredText(intl, error, name) ?? t(`form.rule.${error.rule}`);
  };
}

/** Returns a function that formats the error of a field for a list of errors, in which the text has to name the field. */
export function useErrorSummaryText() {
  const intl = useIntl();
  const t = useText();
  const getErrorText = useFieldErrorText();
  return (error: FieldError | undefined, name: string, label: PlainMessageId): string | undefined => {
    const problem = getErrorText(error, name);
    if (!error || problem === undefined) return undefined;
    return findRequiredText(intl, error, name) ?? t("form.problemAt", { label: t(label), problem });
  };
}

/** The text about an empty field; undefined for a field without its own text. */
function findRequiredText(intl: IntlShape, error: FieldError, name: string): string | undefined {
  if (!("rule" in error) || error.rule !== "required") return undefined;
  return findText(intl, `form.required.${name.slice(name.lastIndexOf(".") + 1)}`);
}
