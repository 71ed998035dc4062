import type { Violation } from "#rules/violations.ts";
import { formatText, type Texts } from "#texts/texts.ts";
import { throwViolations } from "./errors.ts";

/** Servers of this kind allow no larger pages unless they are configured otherwise. */
const maxPageSize = 50;

/** Returns one page of a list. Throws VALIDATION_FAILED if `take` is not 1 to 50, or `skip` is negative. */
export function paginate<T>(
  texts: Texts,
  items: readonly T[],
  { take, skip }: { take: number; skip: number },
): { items: T[]; hasNextPage: boolean } {
  const violations: Violation[] = [];
  if (take < 1 || take > maxPageSize)
    violations.push({
      field: "take",
      message: formatText(texts.invalidPageSize, { max: maxPageSize, size: take }),
    });
  if (skip < 0) violations.push({ field: "skip", message: formatText(texts.invalidSkip, { count: skip }) });
  throwViolations(violations);
  return { items: items.slice(skip, skip + take), hasNextPage: skip + take < items.length };
}
