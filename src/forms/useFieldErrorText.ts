import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useIntl } from "react-intl";
import { runtimeConfigQuery } from "../api/runtime-config/runtimeConfigQuery.ts";
import { countryFacts } from "../countryFacts.ts";
import type { FieldError } from "./rules/fieldErrors.ts";
import { ruleMessages } from "./rules/ruleMessages.ts";

/** Returns a function that formats the error of a field; undefined for a field without one. */
export function useFieldErrorText() {
  const intl = useIntl();
  const { data: config } = useQuery(runtimeConfigQuery());
  const example = config ? countryFacts[config.country].postCode.example : "";
  return useCallback(
    (error: FieldError | undefined): string | undefined => {
      if (!error) return undefined;
      if ("text" in error) return error.text;
      if (error.rule === "tooLong") {
        return intl.formatMessage(ruleMessages.tooLong, { maxLength: error.maxLength ?? 0 });
      }
      if (error.rule === "postCode") return intl.formatMessage(ruleMessages.postCode, { example });
      return intl.formatMessage(ruleMessages[error.rule]);
    },
    [intl, example],
  );
}
