import type { Violation } from "#rules/violations.ts";
import { formatText, type Texts } from "#texts/texts.ts";
import { throwViolations } from "./errors.ts";

/** Servers of this kind allow no larger pages unless they are configured otherwise. */
const maxPageSize = 50;

/** Returns one page of a list, with all that pages say of their position. Throws VALIDATION_FAILED if `take` is not 1 to 50, or `skip` is negative. */
export function paginate<T>(
  texts: Texts,
  items: readonly T[],
  paging: { take?: number | null | undefined; skip?: number | null | undefined },
) {
  const [take, skip] = [paging.take ?? 10, paging.skip ?? 0];
  const violations: Violation[] = [];
  if (take < 1 || take > maxPageSize)
    violations.push({
      field: "take",
      message: formatText(texts.invalidPageSize, { max: maxPageSize, size: take }),
    });
  if (skip < 0) violations.push({ field: "skip", message: formatText(texts.invalidSkip, { count: skip }) });
  throwViolations(violations);
  const pageInfo = { hasNextPage: skip + take < items.length, hasPreviousPage: skip > 0 };
  return { items: items.slice(skip, skip + take), totalCount: items.length, pageInfo, ...pageInfo };
}
