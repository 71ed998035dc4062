import type { IntlShape } from "react-intl";
import { fileSize } from "../i18n/fileSize.ts";
import { mostMegabytes } from "./fileRules.ts";
import { uploadProblemMessages } from "./uploadProblemMessages.ts";
import type { Upload } from "./uploadQueue.ts";

/** What is wrong with an upload, in words; undefined if nothing. */
export function uploadProblemText(intl: IntlShape, { problem, progress }: Upload): string | undefined {
  if (!problem) return undefined;
  if ("text" in problem) return problem.text;
  if (problem.kind === "tooBig") {
    const most = fileSize(intl, mostMegabytes * 1024 * 1024);
    return intl.formatMessage(uploadProblemMessages.tooBig, { most });
  }
  return intl.formatMessage(uploadProblemMessages[problem.kind === "lost" ? lostAt(progress) : problem.kind]);
}

/** How far a file came, without a precision that nobody has: what has left need not have arrived. */
function lostAt(progress: number) {
  if (progress === 0) return "lostAtStart";
  if (progress < 0.4) return "lostEarly";
  if (progress < 0.6) return "lostHalfway";
  return progress < 1 ? "lostLate" : "lostAtEnd";
}
