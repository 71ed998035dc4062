import type { Rule } from "../exchange.ts";
import { agreement } from "./agreement.ts";
import { caching } from "./caching.ts";
import { callers } from "./callers.ts";
import { changes } from "./changes.ts";
import { noErrorsBesideData } from "./errorsBesideData.ts";
import { idTokens, policyEndpoints } from "./idTokens.ts";
import { languages } from "./languages.ts";
import { largestFile } from "./largestFile.ts";
import { links } from "./links.ts";
import { pages } from "./pages.ts";
import { repeatedValues } from "./repeatedValues.ts";
import { repetition } from "./repetition.ts";
import { sameAnswer } from "./sameAnswer.ts";
import { earlierInputs, savedInputs } from "./savedInputs.ts";
import { signInPage } from "./signInPage.ts";
import { stateRecords } from "./stateRecords.ts";
import { strangers } from "./strangers.ts";

/** The rules for every interaction of the verification. Rules that change data come last. */
export const rules: Readonly<Record<string, Rule>> = {
  "values of the state": repeatedValues,
  "records of the state": stateRecords,
  "no errors beside data": noErrorsBesideData,
  "id tokens": idTokens,
  "endpoints of the policy": policyEndpoints,
  "the sign-in page": signInPage,
  caching,
  "the same answer again": sameAnswer,
  "inputs are saved": savedInputs,
  "nothing else changes": changes,
  "other customers": strangers,
  pages,
  "lists and details agree": agreement,
  languages,
  links,
  callers,
  repetition,
  "earlier inputs": earlierInputs,
  "the largest file": largestFile,
};
