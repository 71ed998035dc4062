import type { Texts } from "../texts/texts.ts";
import { refuse, type Violation } from "./errors.ts";

/** One page of a list, with the answer to whether more follow. */
export function page<T>(texts: Texts, all: readonly T[], { take, skip }: { take: number; skip: number }) {
  const violations: Violation[] = [];
  if (take < 1 || take > 100) violations.push({ field: "take", message: texts.pageSize(take) });
  if (skip < 0) violations.push({ field: "skip", message: texts.skippedEntries(skip) });
  refuse(violations);
  return { items: all.slice(skip, skip + take), hasNextPage: skip + take < all.length };
}
