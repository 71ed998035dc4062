import type { Violation } from "#rules/violations.ts";
import { formatText, type Texts } from "#texts/texts.ts";
import { throwViolations } from "./errors.ts";

/** Returns one page of a list. Throws VALIDATION_FAILED unless `take` is 1 to 100 and `skip` is 0 or more. */
export function paginate<T>(
  texts: Texts,
  items: readonly T[],
  { take, skip }: { take: number; skip: number },
): { items: T[]; hasNextPage: boolean } {
  const violations: Violation[] = [];
  if (take < 1 || take > 100)
    violations.push({ field: "take", message: formatText(texts.invalidPageSize, { size: take }) });
  if (skip < 0) violations.push({ field: "skip", message: formatText(texts.invalidSkip, { count: skip }) });
  throwViolations(violations);
  return { items: items.slice(skip, skip + take), hasNextPage: skip + take < items.length };
}
