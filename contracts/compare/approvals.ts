import { readFileSync } from "node:fs";
import * as v from "valibot";
import { CommandError, getMessage } from "../commandLine.ts";
import type { Approval, Comparison } from "./comparison.ts";

const requiredText = v.pipe(v.string(), v.trim(), v.nonEmpty());
/** Other members are allowed, so that findings can be copied from the JSON report. */
const approvalsSchema = v.array(
  v.object({ description: requiredText, reason: requiredText, until: v.pipe(v.string(), v.isoDate()) }),
);

/** Throws `CommandError` if the file is missing or is no list of approvals. */
export function readApprovals(file: string): Approval[] {
  try {
    return v.parse(approvalsSchema, JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    const expected =
      "Expected a list of objects with description, reason and until, a day such as 2027-03-31";
    throw new CommandError(`${file} has no approvals: ${getMessage(error)}. ${expected}.`);
  }
}

/** Marks approved findings, and notes approvals that apply to no finding or have ended. */
export function applyApprovals(
  comparison: Comparison,
  approvals: readonly Approval[],
  today = new Date().toISOString().slice(0, 10),
): Comparison {
  const findings = comparison.findings.map((finding) => {
    const approval = approvals.find((it) => it.description === finding.description && it.until >= today);
    return approval ? { ...finding, level: "approved" as const, approval } : finding;
  });
  const notes = approvals.flatMap(({ description, until }) => {
    if (until < today) return [`An approval ended on ${until}: ${description}`];
    const isUsed = findings.some((it) => it.description === description);
    return isUsed ? [] : [`An approval applies to no finding; delete it: ${description}`];
  });
  return { ...comparison, findings, notes: [...comparison.notes, ...notes] };
}
