import { urls } from "#testing/samples/urls.ts";
import "#testing/dialogElement.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { RoomType } from "#api/generated/registration.ts";
import { projectQuery } from "#features/project/page/projectQuery.ts";
import { projectsQuery } from "#features/project-list/projectsQuery.ts";
import { windowQuery } from "#features/windows/details/windowQuery.ts";
import { createId, ids } from "#schema/createId.ts";
import { fakeIntersectionObserver } from "#testing/browser/fakeIntersectionObserver.ts";
import type { ResponseStubs } from "#testing/network/fakeService.ts";
import { createNotification } from "#testing/rendering/openNotifications.ts";
import {
  createProjectsPage,
  createSampleProject,
  createSampleProjectDetails,
  createSampleRequest,
  customerResponses,
} from "#testing/samples/sampleProjects.ts";
import { createSampleWindow } from "#testing/samples/sampleWindows.ts";
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

it("ProjectPage shows the latest data of the project that was opened last, in any order of responses", () =>
  fc.assert(
    fc
      .asyncProperty(
        scheduler(),
        fc.array(fc.record({ number: fc.constantFrom(1, 2), arrivals, reload: fc.boolean() }), {
          minLength: 2,
          maxLength: 4,
        }),
        async (order, visits) => {
          let version = 0;
          const { router, queryClient } = await openPortal("/faq", {
            ...customerResponses,
            ProjectDetails: respondLater(order, () => {
              version += 1;
              const items = [1, 2].map((number) => createDetails(number, version));
              return createProjectsPage(items);
            }),
            ShowRequest: respondLater(order, ({ variables: { id } }) => ({
              showRequest: createSampleRequest({ id: String(id), currentReason: null }),
            })),
            Attachments: respondLater(order, ({ variables: { idRequest } }) => ({
              attachments: [createFile(String(idRequest))],
            })),
          });
          await screen.findByRole("heading", { name: "How can we help?" });
          for (const visit of visits) {
            const id = createId("project", visit.number);
            await act(() => router.navigate(`/project/${id}`));
            await settle();
            const { queryKey } = projectQuery(id);
            if (visit.reload) void queryClient.invalidateQueries({ queryKey });
            await deliverResponses(order, visit.arrivals);
          }
          const last = visits.at(-1)?.number ?? 0;
          void queryClient.invalidateQueries({ queryKey: projectQuery(createId("project", last)).queryKey });
          await settle();
          const latestVersion = version;
          await deliverAllResponses(order);
          expect(screen.getByRole("heading", { level: 1 }).textContent).toContain(`Street of p${last}`);
          expect(screen.getByText(`version ${latestVersion}`)).toBeTruthy();
          expect(screen.getByText(`${createId("request", last)}.pdf`)).toBeTruthy();
        },
      )
      .afterEach(closePortal),
  ));

function createDetails(number: number, version: number) {
  const { project, ...rest } = createSampleProjectDetails(number);
  return { ...rest, project: { ...project, details: `version ${version}` } };
}

const createFile = (id: string) => ({
  id,
  name: `${id}.pdf`,
  mime: "application/pdf",
  size: 1000,
  link: "/files/1",
});

it("WindowPage shows the room that was selected last, in any order of responses", () =>
  fc.assert(
    fc
      .asyncProperty(
        scheduler(),
        fc.array(
          fc.record({
            room: fc.constantFrom<RoomType[]>("KITCHEN", "LOFT", "OFFICE"),
            reload: fc.boolean(),
            arrivals,
          }),
          { minLength: 2, maxLength: 4 },
        ),
        async (order, choices) => {
          let savedRoom: RoomType = "BEDROOM";
          const { queryClient, stubResponses } = await openPortal(urls.window, {
            ...customerResponses,
            RegisteredWindowById: () => ({ registeredWindowById: createSampleWindow({ room: savedRoom }) }),
          });
          const select = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Room" });
          stubResponses({
            RegisteredWindowById: respondLater(order, () => ({
              registeredWindowById: createSampleWindow({ room: savedRoom }),
            })),
            UpdateRegisteredWindowRoom: respondLater(order, ({ variables }) => {
              savedRoom = variables["room"] as RoomType;
              return { updateRegisteredWindowRoom: createSampleWindow({ room: savedRoom }) };
            }),
          });
          for (const choice of choices) {
            fireEvent.change(select, { target: { value: choice.room } });
            await settle();
            const { queryKey } = windowQuery(ids.window);
            if (choice.reload) void queryClient.invalidateQueries({ queryKey });
            await deliverResponses(order, choice.arrivals);
          }
          await deliverAllResponses(order);
          expect(select.value).toBe(choices.at(-1)?.room);
          expect(savedRoom).toBe(choices.at(-1)?.room);
        },
      )
      .afterEach(closePortal),
  ));

it("ProjectListPage shows each project once and in order, in any order of responses", () =>
  fc.assert(
    fc
      .asyncProperty(
        scheduler(),
        fc.array(fc.record({ action: fc.constantFrom("loadMore", "reload"), arrivals }), {
          minLength: 2,
          maxLength: 5,
        }),
        async (order, steps) => {
          const { queryClient, stubResponses } = await openPortal("/overview", {
            ...customerResponses,
            Projects: ({ variables }) => createPage(Number(variables["skip"])),
          });
          await screen.findByRole("link", { name: "Street of p0 7" });
          stubResponses({
            Projects: respondLater(order, ({ variables }) => createPage(Number(variables["skip"]))),
          });
          for (const step of steps) {
            const loadMore = screen.queryByRole("button", { name: "Load more" });
            if (step.action === "loadMore" && loadMore) fireEvent.click(loadMore);
            else void queryClient.invalidateQueries({ queryKey: projectsQuery().queryKey });
            await settle();
            await deliverResponses(order, step.arrivals);
          }
          await deliverAllResponses(order);
          const links = screen.getAllByRole("article").map((card) => card.querySelector("a")?.pathname);
          expect(links.length % 10).toBe(0);
          expect(links).toEqual(links.map((_, index) => `/project/${createId("project", index)}`));
        },
      )
      .afterEach(closePortal),
  ));

const createPage = (skip: number) =>
  createProjectsPage(
    Array.from({ length: 10 }, (_, index) => createSampleProject(skip + index)),
    skip < 40,
  );

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
          let unread = Array.from({ length: count }, (_, index) => createNotification(index));
          const listProjects = () =>
            createProjectsPage([
              createSampleProject(1, {
                activeRequest: null,
                unreadNotificationsCount: unread.length + olderUnreadCount,
              }),
            ]);
          const responses: ResponseStubs = {
            ...customerResponses,
            UnreadNotifications: () => ({
              unreadNotifications: { totalCount: unread.length + olderUnreadCount, items: unread },
            }),
            Projects: listProjects,
            ProjectDetails: () =>
              createProjectsPage([createSampleProjectDetails(1, { activeRequest: null })]),
          };
          const { router, queryClient, stubResponses } = await openPortal("/overview", responses);
          const viewport = fakeIntersectionObserver();
          await screen.findByRole("link", { name: "Street of p1 7" });
          await act(() => router.navigate(urls.project));
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
