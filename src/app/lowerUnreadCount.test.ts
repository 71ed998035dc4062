// @vitest-environment node
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { projectsQuery } from "../features/projects/projectsQuery.ts";
import { samplePage, sampleProject } from "../testing/sampleData.ts";
import { lowerUnreadCount } from "./lowerUnreadCount.ts";

function listOf(...counts: number[]): QueryClient {
  const queryClient = new QueryClient();
  const pages = counts.map(
    (unreadNotificationsCount, index) =>
      samplePage([sampleProject(`p${index}`, { unreadNotificationsCount })]).projects,
  );
  queryClient.setQueryData(projectsQuery().queryKey, { pages, pageParams: pages.map((_, index) => index) });
  return queryClient;
}

const later = Number.POSITIVE_INFINITY;

const countsIn = (queryClient: QueryClient) =>
  queryClient
    .getQueryData(projectsQuery().queryKey)
    ?.pages.flatMap(({ items }) => items.map((item) => item.unreadNotificationsCount));

it("takes one off the project's count, on whatever page it is, and off no other", () => {
  const queryClient = listOf(2, 3);
  lowerUnreadCount(queryClient, "p1", later);
  expect(countsIn(queryClient)).toEqual([2, 2]);
});

it("never falls below nothing", () => {
  const queryClient = listOf(0);
  lowerUnreadCount(queryClient, "p0", later);
  expect(countsIn(queryClient)).toEqual([0]);
});

it("leaves a list alone that was never loaded", () => {
  const queryClient = new QueryClient();
  lowerUnreadCount(queryClient, "p0", later);
  expect(countsIn(queryClient)).toBeUndefined();
});

it("leaves the counting to the service where the list came since the reading began", async () => {
  const queryClient = listOf(2);
  const loadedAt = queryClient.getQueryState(projectsQuery().queryKey)?.dataUpdatedAt ?? 0;
  lowerUnreadCount(queryClient, "p0", loadedAt);
  expect(countsIn(queryClient)).toEqual([2]);
  await expect.poll(() => queryClient.getQueryState(projectsQuery().queryKey)?.isInvalidated).toBe(true);
});
