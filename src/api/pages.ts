import { RequestError } from "./errors.ts";
import { isRecord } from "./json.ts";

/** The sizes to try if a service does not name its largest page. */
const smallerPageSizes = [20, 10, 5, 1];

/** Codes with which Hot Chocolate refuses a large page, in newer and older versions. */
const pageSizeCodes: readonly unknown[] = ["HC0051", "PAGINATION_MAX_ITEMS"];

/** The smaller page to request after a service has refused a large one; undefined for other errors. */
export function findSmallerPageSize(error: unknown, pageSize: number): number | undefined {
  const errors = error instanceof Error && Array.isArray(error.cause) ? error.cause : [];
  for (const { extensions } of errors.filter(isRecord)) {
    const { code, field, argument, maxAllowedItems } = isRecord(extensions) ? extensions : {};
    const isNamed = typeof maxAllowedItems === "number" && maxAllowedItems > 0;
    if (!isNamed && ![field, argument].includes("take") && !pageSizeCodes.includes(code)) continue;
    const sizes = isNamed ? [Math.floor(maxAllowedItems), ...smallerPageSizes] : smallerPageSizes;
    return sizes.find((size) => size >= 1 && size < pageSize);
  }
  return undefined;
}

/** One of these fields says whether another page follows. */
type Page<Item> = { readonly items: readonly Item[] } & (
  | { readonly pageInfo: { readonly hasNextPage: boolean | null } }
  | { readonly hasNextPage: boolean | null }
  | { readonly totalCount: number | null }
);

/** The number of items before the next page; undefined after the last one. An empty page is the last. */
export function getNextSkip(page: Page<unknown>, skip: number): number | undefined {
  const next = skip + page.items.length;
  const { hasNextPage = undefined } = "pageInfo" in page ? page.pageInfo : "hasNextPage" in page ? page : {};
  const isFollowed = hasNextPage ?? ("totalCount" in page && next < (page.totalCount ?? 0));
  return isFollowed && next > skip ? next : undefined;
}

/** A list with more pages must be broken. */
const maxPages = 250;
/** Stops requesting pages after this time. */
const maxLoadMs = 15_000;

interface LoadItemsOptions<Item> {
  /** Loads the page after `skip` items. */
  loadPage: (skip: number) => Promise<Page<Item>>;
  getId: (item: Item) => string;
  /** Whether the items so far are enough. */
  isEnough: (items: readonly Item[]) => boolean;
}

/**
 * Loads a list page by page until its items are enough, or to its end, or to a page that repeats others: the first page is
 * the whole list for nearly every customer. Throws a `RequestError` if the pages take too long.
 */
export async function loadItems<Item>({
  loadPage,
  getId,
  isEnough,
}: LoadItemsOptions<Item>): Promise<Item[]> {
  const startTime = performance.now();
  const itemsById = new Map<string, Item>();
  let next: number | undefined = 0;
  for (let requested = 1; ; requested++) {
    const page: Page<Item> = await loadPage(next);
    const { size } = itemsById;
    for (const item of page.items) itemsById.set(getId(item), item);
    const loaded = [...itemsById.values()];
    next = getNextSkip(page, next);
    if (next === undefined || loaded.length === size || requested === maxPages || isEnough(loaded))
      return loaded;
    if (performance.now() - startTime > maxLoadMs) {
      throw new RequestError("network", "The list did not end in time.", { isSlow: true });
    }
  }
}

/** The items of all pages, each once: a list that changes between two requests moves its items. */
export function joinPages<Item>(
  pages: readonly { readonly items: readonly Item[] }[],
  getId: (item: Item) => string,
): Item[] {
  const items = pages.flatMap((page) => page.items);
  return [...new Map(items.map((item) => [getId(item), item])).values()];
}
