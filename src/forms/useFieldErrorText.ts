import { useQuery } from "@tanstack/react-query";
import { type MessageDescriptor, useIntl } from "react-intl";
import { countryFacts } from "../../schema/countries.ts";
import { runtimeConfigQuery } from "../api/runtime-config/runtimeConfigQuery.ts";
import { formMessages } from "./formMessages.ts";
import type { FieldError } from "./rules/fieldErrors.ts";
import { getRequiredMessage } from "./rules/requiredMessages.ts";
import { ruleMessages } from "./rules/ruleMessages.ts";

/** Returns a function that formats the error of a field; undefined for a field without one. `name` is the field’s. */
export function useFieldErrorText() {
  const intl = useIntl();
  const { data: config } = useQuery(runtimeConfigQuery());
  const example = config ? countryFacts[config.country].postCode.example : "";
  return (error: FieldError | undefined, name = ""): string | undefined => {
    if (!error) return undefined;
    if ("text" in error) return error.text;
    if (error.rule === "tooLong") {
      return intl.formatMessage(ruleMessages.tooLong, { maxLength: error.maxLength ?? 0 });
    }
    if (error.rule === "postCode") return intl.formatMessage(ruleMessages.postCode, { example });
    const ownMessage = error.rule === "required" ? getRequiredMessage(name) : undefined;
    return ownMessage ? intl.formatMessage(ownMessage) : intl.formatMessage(ruleMessages[error.rule]);
  };
}

/** Returns a function that formats the error of a field for a list of errors, where the text has to name the field. */
export function useErrorSummaryText() {
  const intl = useIntl();
  const getErrorText = useFieldErrorText();
  return (error: FieldError | undefined, name: string, label: MessageDescriptor): string | undefined => {
    const problem = getErrorText(error, name);
    if (!error || problem === undefined) return undefined;
    const namesField = "rule" in error && error.rule === "required" && getRequiredMessage(name);
    return namesField
      ? problem
      : intl.formatMessage(formMessages.fieldError, { label: intl.formatMessage(label), problem });
  };
}
