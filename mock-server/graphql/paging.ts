import { refuse, type Violation } from "./errors.ts";

/** One page of a list, with the answer to whether more follow. */
export function page<T>(all: readonly T[], { take, skip }: { take: number; skip: number }) {
  const violations: Violation[] = [];
  if (take < 1 || take > 100)
    violations.push({ field: "take", message: `take must be 1 to 100, not ${take}.` });
  if (skip < 0) violations.push({ field: "skip", message: `skip must be 0 or more, not ${skip}.` });
  refuse(violations);
  return { items: all.slice(skip, skip + take), hasNextPage: skip + take < all.length };
}
