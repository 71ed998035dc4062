import "#testing/dialogElement.ts";
import { act, screen } from "@testing-library/react";
import fc from "fast-check";
import { expect, it } from "vitest";
import { projectsQuery } from "#features/project-list/projectsQuery.ts";
import { fakeIntersectionObserver } from "#testing/browser/fakeIntersectionObserver.ts";
import type { ResponseStubs } from "#testing/network/fakeService.ts";
import {
  createProjectsPage,
  createSampleProject,
  createSampleProjectDetails,
  customerResponses,
} from "#testing/samples/sampleProjects.ts";
import { getRunCount } from "./generatedCases.ts";
import {
  arrivals,
  closePortal,
  deliverAllResponses,
  deliverResponses,
  openPortal,
  respondLater,
  scheduler,
  settle,
} from "./scheduledResponses.ts";

fc.configureGlobal({ seed: 20_260_601, numRuns: getRunCount(60) });

/** Unread notifications beyond the first page of the query, which the project page does not show. */
const olderUnreadCount = 2;

it("project list and bell show the correct unread count, whether the list or the mutation responds first", () =>
  fc.assert(
    fc
      .asyncProperty(
        scheduler(),
        fc.integer({ min: 1, max: 3 }),
        arrivals,
        fc.boolean(),
        async (order, count, arrivalsBefore, reloadsList) => {
          let unread = Array.from({ length: count }, (_, index) => createNotification(`n${index}`));
          const listProjects = () =>
            createProjectsPage([
              createSampleProject("a", { unreadNotificationsCount: unread.length + olderUnreadCount }),
            ]);
          const responses: ResponseStubs = {
            ...customerResponses,
            UnreadNotifications: () => ({
              unreadNotifications: { totalCount: unread.length + olderUnreadCount, items: unread },
            }),
            Projects: listProjects,
            ProjectDetails: () => ({
              projects: {
                items: [createSampleProjectDetails("a", { activeRequest: null })],
                pageInfo: { hasNextPage: false },
              },
            }),
          };
          const { router, queryClient, stubResponses } = await openPortal("/overview", responses);
          const viewport = fakeIntersectionObserver();
          await screen.findByRole("link", { name: "Street of a 7" });
          await act(() => router.navigate("/project/a"));
          await screen.findByRole("region", { name: "New on this project" });
          stubResponses({
            Projects: respondLater(order, listProjects),
            UnreadNotifications: respondLater(order, () => ({
              unreadNotifications: { totalCount: unread.length + olderUnreadCount, items: unread },
            })),
            MakeNotificationRead: respondLater(order, ({ variables }) => {
              unread = unread.filter(({ id }) => id !== variables["notificationId"]);
              return { makeNotificationRead: true };
            }),
          });
          // The list is requested before or after the mutation has reached the service.
          if (reloadsList) void queryClient.refetchQueries({ queryKey: projectsQuery().queryKey });
          viewport.showAll();
          await settle();
          await deliverResponses(order, arrivalsBefore);
          void queryClient.invalidateQueries({ queryKey: projectsQuery().queryKey, refetchType: "none" });
          await act(() => router.navigate("/overview"));
          await settle();
          await deliverAllResponses(order);
          expect(
            screen.getByRole("button", { name: `${olderUnreadCount} unread notifications` }),
          ).toBeTruthy();
          expect(
            queryClient.getQueryData(projectsQuery().queryKey)?.pages[0]?.items[0]?.unreadNotificationsCount,
          ).toBe(olderUnreadCount);
        },
      )
      .afterEach(closePortal),
  ));

const createNotification = (id: string) => ({
  id,
  projectId: "a",
  type: "OFFER_RECEIVED" as const,
  createdAt: "2026-03-14T09:00:00.000Z",
  metadata: null,
});
