import { expect, it, vi } from "vitest";
import { NetworkError } from "./errors.ts";
import { loadPages } from "./loadPages.ts";

/** Loads a list of `total` items in pages of 10; `onPage` is called with each page's number. */
async function load(total: number, onPage: (page: number) => void = () => {}) {
  const requested: number[] = [];
  const items: string[] = [];
  const pages = loadPages({
    loadPage: async (page) => {
      requested.push(page);
      onPage(page);
      const length = Math.max(Math.min(10, total - page * 10), 0);
      return {
        items: Array.from({ length }, (_, index) => String(page * 10 + index)),
        pageInfo: { hasNextPage: (page + 1) * 10 < total },
      };
    },
    getId: (item: string) => item,
  });
  const error = await collect(pages, items);
  return { requested, items, error };
}

async function collect(pages: AsyncGenerator<string[]>, items: string[]): Promise<unknown> {
  try {
    for await (const page of pages) items.push(...page);
    return undefined;
  } catch (error) {
    return error;
  }
}

it("loadPages requests one page of a short list", async () => {
  expect(await load(3)).toEqual({ requested: [0], items: ["0", "1", "2"], error: undefined });
});

it("loadPages requests five further pages at once, and yields each item once", async () => {
  const { requested, items } = await load(75);
  expect(requested).toEqual(Array.from({ length: 11 }, (_, page) => page));
  expect(items).toEqual(Array.from({ length: 75 }, (_, index) => String(index)));
});

it("loadPages ends after 101 pages of a list that never ends", async () => {
  const { requested, items, error } = await load(Number.POSITIVE_INFINITY);
  expect([requested.length, items.length, error]).toEqual([101, 1010, undefined]);
});

it("loadPages ends at pages that repeat themselves", async () => {
  const loadPage = vi.fn(async () => ({ items: ["a", "a"], pageInfo: { hasNextPage: true } }));
  const items: string[] = [];
  await collect(loadPages({ loadPage, getId: (item: string) => item }), items);
  expect([items, loadPage.mock.calls.length]).toEqual([["a"], 6]);
});

it("loadPages fails when the pages take too long, after it has yielded the earlier ones", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  const { items, error } = await load(Number.POSITIVE_INFINITY, (page) => {
    if (page === 3) now.mockReturnValue(15_001);
  });
  now.mockRestore();
  expect(error).toBeInstanceOf(NetworkError);
  expect(items).toHaveLength(60);
});
