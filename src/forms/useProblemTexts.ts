import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useIntl } from "react-intl";
import { runtimeConfigQuery } from "../api/runtimeConfigQuery.ts";
import { countryFacts } from "../countryFacts.ts";
import type { FieldProblem } from "./fieldProblems.ts";
import { ruleMessages } from "./ruleMessages.ts";

/** Puts the problem of a field into words; undefined where there is none. */
export function useProblemTexts() {
  const intl = useIntl();
  const { data: config } = useQuery(runtimeConfigQuery());
  const example = config ? countryFacts[config.country].postCode.example : "";
  return useCallback(
    (problem: FieldProblem | undefined): string | undefined => {
      if (!problem) return undefined;
      if ("text" in problem) return problem.text;
      if (problem.rule === "tooLong") {
        return intl.formatMessage(ruleMessages.tooLong, { most: problem.most ?? 0 });
      }
      if (problem.rule === "postCode") return intl.formatMessage(ruleMessages.postCode, { example });
      return intl.formatMessage(ruleMessages[problem.rule]);
    },
    [intl, example],
  );
}
