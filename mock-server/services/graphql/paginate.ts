import { createGraphQLError } from "@graphql-tools/utils";
import { getDialect } from "#rules/dialects.ts";
import type { Violation } from "#rules/violations.ts";
import { formatText } from "#texts/texts.ts";
import { maxPageSize } from "../../../schema/additions.ts";
import type { GraphQlContext } from "../requestContext.ts";
import { throwViolations } from "./errors.ts";

/**
 * Returns one page of a list, with the position fields of pages. Throws VALIDATION_FAILED if `take` is not 1 to the largest page, or
 * `skip` is negative. Dialects have limits of their own.
 */
export function paginate<T>(
  { world, texts }: GraphQlContext,
  items: readonly T[],
  paging: { take?: number | null | undefined; skip?: number | null | undefined },
) {
  const { pages } = getDialect(world);
  const [requested, skip] = [paging.take ?? 10, paging.skip ?? 0];
  const take = pages ? Math.max(0, Math.min(requested, pages.sent ?? requested)) : requested;
  if (pages && requested > maxPageSize) {
    const extensions = { code: "PAGE_TOO_LARGE", requestedItems: requested };
    throw createGraphQLError("The page is too large.", { extensions });
  }
  if (pages?.min !== undefined && requested < pages.min) throw new RangeError("The page is too small.");
  const violations: Violation[] = [];
  if (!pages && (take < 1 || take > maxPageSize))
    violations.push({
      field: "take",
      message: formatText(texts.invalidPageSize, { max: maxPageSize, size: take }),
    });
  if (skip < 0) violations.push({ field: "skip", message: formatText(texts.invalidSkip, { count: skip }) });
  throwViolations(violations);
  const pageInfo = { hasNextPage: skip + take < items.length, hasPreviousPage: skip > 0 };
  return { items: items.slice(skip, skip + take), totalCount: items.length, pageInfo, ...pageInfo };
}
