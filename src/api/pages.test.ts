import { describe, expect, it, vi } from "vitest";
import { getNextSkip, joinPages, loadItems } from "./pages.ts";

const createItems = (count: number, start = 0) =>
  Array.from({ length: count }, (_, index) => String(start + index));

/** A service's list of `total` items; `getPageSize` returns the length of the page after `skip` items. */
function createList(total: number, getPageSize: (skip: number) => number = () => 10) {
  const requested: number[] = [];
  const loadPage = async (skip: number) => {
    requested.push(skip);
    const items = createItems(Math.max(Math.min(getPageSize(skip), total - skip), 0), skip);
    return { items, pageInfo: { hasNextPage: skip + items.length < total } };
  };
  return { requested, loadPage };
}

type LoadPage = ReturnType<typeof createList>["loadPage"];

const load = (loadPage: LoadPage, isEnough: (items: readonly string[]) => boolean = () => false) =>
  loadItems({ loadPage, getId: (item) => item, isEnough });

describe("loadItems", () => {
  it("requests one page of a short list", async () => {
    const { requested, loadPage } = createList(3);
    expect(await load(loadPage)).toEqual(createItems(3));
    expect(requested).toEqual([0]);
  });

  it("requests further pages up to the end of the list and none beyond it", async () => {
    const { requested, loadPage } = createList(75);
    expect(await load(loadPage)).toEqual(createItems(75));
    expect(requested).toEqual([0, 10, 20, 30, 40, 50, 60, 70]);
  });

  it.each([
    [10, [0]],
    [25, [0, 10, 20]],
  ])("ends once it has %i items, after requests that skip %j items", async (count, starts) => {
    const { requested, loadPage } = createList(100);
    const items = await load(loadPage, ({ length }) => length >= count);
    expect(items.slice(0, count)).toEqual(createItems(count));
    expect(requested).toEqual(starts);
  });

  it.each([
    ["every page after the first", (skip: number) => (skip === 0 ? 10 : 7)],
    ["some pages", (skip: number) => (skip % 3 === 0 ? 4 : 10)],
    ["a page of one item", (skip: number) => (skip === 20 ? 1 : 10)],
  ])("loads all items where pages are shorter: %s", async (_, getPageSize) => {
    const { loadPage } = createList(300, getPageSize);
    const items = await load(loadPage);
    expect(items.toSorted((a, b) => Number(a) - Number(b))).toEqual(createItems(300));
  });

  it("ends after 250 pages of a list that never ends", async () => {
    const { requested, loadPage } = createList(Number.POSITIVE_INFINITY);
    expect(await load(loadPage)).toHaveLength(2500);
    expect(requested).toHaveLength(250);
  });

  it("ends at pages that repeat themselves", async () => {
    const loadPage = vi.fn(async () => ({ items: ["a", "a"], pageInfo: { hasNextPage: true } }));
    expect(await load(loadPage)).toEqual(["a"]);
    expect(loadPage).toHaveBeenCalledTimes(2);
  });

  it("ends at empty pages", async () => {
    const pageInfo = { hasNextPage: true };
    expect(await load(async (skip) => ({ items: skip === 0 ? ["a"] : [], pageInfo }))).toEqual(["a"]);
  });

  it("fails when the pages take too long", async () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(0);
    const { requested, loadPage } = createList(Number.POSITIVE_INFINITY, (skip) => {
      if (skip === 30) now.mockReturnValue(15_001);
      return 10;
    });
    await expect(load(loadPage)).rejects.toMatchObject({ kind: "network" });
    now.mockRestore();
    expect(requested).toEqual([0, 10, 20, 30]);
  });
});

it("joinPages returns the items of all pages once, in their order", () => {
  const pages = [{ items: ["a", "b"] }, { items: ["b", "c"] }];
  expect(joinPages(pages, (item) => item)).toEqual(["a", "b", "c"]);
});

it.each([
  [{ items: ["a", "b"], pageInfo: { hasNextPage: true } }, 12],
  [{ items: ["a", "b"], pageInfo: { hasNextPage: false } }, undefined],
  [{ items: ["a", "b"], pageInfo: { hasNextPage: false }, totalCount: 13 }, undefined],
  [{ items: ["a", "b"], hasNextPage: true }, 12],
  [{ items: ["a", "b"], hasNextPage: false }, undefined],
  [{ items: ["a", "b"], totalCount: 13 }, 12],
  [{ items: ["a", "b"], totalCount: 12 }, undefined],
  [{ items: [], hasNextPage: true }, undefined],
  [{ items: [], totalCount: 13 }, undefined],
])("getNextSkip › after 10 items and the page %j is %j", (page, next) => {
  expect(getNextSkip(page, 10)).toBe(next);
});
