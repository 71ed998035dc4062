import "../testing/dialogElement.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { RoomType } from "../api/generated/registration/graphql.ts";
import { projectQuery } from "../features/project/projectQuery.ts";
import { projectsQuery } from "../features/projects/projectsQuery.ts";
import { windowQuery } from "../features/window/windowQuery.ts";
import type { Answers } from "../testing/fakeService.ts";
import { fakeViewport } from "../testing/fakeViewport.ts";
import { renderPortal } from "../testing/renderPortal.tsx";
import {
  customerAnswers,
  samplePage,
  sampleProject,
  sampleProjectDetails,
  sampleRequest,
} from "../testing/sampleData.ts";
import { sampleWindow } from "../testing/sampleWindow.ts";
import { rememberSignIn } from "../testing/signedIn.ts";

fc.configureGlobal({ seed: 20_260_601, numRuns: 20 });

type Scheduler = fc.Scheduler;
const scheduler = () => fc.scheduler({ act: (release) => act(release) });

let close = () => {};

/** Mounts the portal for one run of a property. */
async function open(address: string, answers: Answers) {
  rememberSignIn();
  const portal = await renderPortal(address, answers);
  close = portal.takeDown;
  return portal;
}

/** The service works a call off when it comes; how long the answer takes is the scheduler's to say. */
function slow<Call, Data>(order: Scheduler, work: (call: Call) => Data) {
  return (call: Call) => order.schedule(Promise.resolve(work(call)));
}

/** Lets some of the answers that are on their way arrive, and what follows from them. */
async function letArrive(order: Scheduler, count: number): Promise<void> {
  for (let arrived = 0; arrived < count && order.count() > 0; arrived += 1) await order.waitOne();
  await settled();
}

async function allArrived(order: Scheduler): Promise<void> {
  do await order.waitIdle();
  while (await settled().then(() => order.count() > 0));
}

/** Lets the portal draw, and make the calls that follow. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
}

const arriving = fc.nat({ max: 3 });

it("shows the project that was asked for last, as it was last loaded", () =>
  fc.assert(
    fc
      .asyncProperty(
        scheduler(),
        fc.array(fc.record({ id: fc.constantFrom("a", "b"), arriving, again: fc.boolean() }), {
          minLength: 2,
          maxLength: 4,
        }),
        async (order, visits) => {
          let version = 0;
          const { router, queryClient } = await open("/faq", {
            ...customerAnswers,
            ProjectDetails: slow(order, () => {
              version += 1;
              const items = ["a", "b"].map((id) => detailsOf(id, version));
              return { projects: { items, pageInfo: { hasNextPage: false } } };
            }),
            ProjectRequests: slow(order, () => ({ projectRequests: [] })),
            ShowRequest: slow(order, ({ variables: { id } }) => ({
              showRequest: sampleRequest({ id: String(id), currentReason: null }),
            })),
            Attachments: slow(order, ({ variables: { idRequest } }) => ({
              attachments: [fileOf(String(idRequest))],
            })),
          });
          await screen.findByRole("heading", { name: "How can we help?" });
          for (const visit of visits) {
            await act(() => router.navigate(`/project/${visit.id}`));
            await settled();
            const { queryKey } = projectQuery(visit.id);
            if (visit.again) void queryClient.invalidateQueries({ queryKey });
            await letArrive(order, visit.arriving);
          }
          const last = visits.at(-1)?.id ?? "";
          void queryClient.invalidateQueries({ queryKey: projectQuery(last).queryKey });
          await settled();
          const newest = version;
          await allArrived(order);
          expect(screen.getByRole("heading", { level: 1 }).textContent).toContain(`Street of ${last}`);
          expect(screen.getByText(`version ${newest}`)).toBeTruthy();
          expect(screen.getByText(`request-of-${last}.pdf`)).toBeTruthy();
        },
      )
      .afterEach(() => close()),
  ));

function detailsOf(id: string, version: number) {
  const { project, ...rest } = sampleProjectDetails(id);
  return {
    ...rest,
    project: { ...project, details: `version ${version}` },
    activeRequest: { id: `request-of-${id}` },
  };
}

const fileOf = (id: string) => ({
  id,
  name: `${id}.pdf`,
  mime: "application/pdf",
  size: 1000,
  link: "/files/1",
});

it("shows the room that was chosen last, whatever was loaded meanwhile", () =>
  fc.assert(
    fc
      .asyncProperty(
        scheduler(),
        fc.array(
          fc.record({
            room: fc.constantFrom<RoomType[]>("KITCHEN", "LOFT", "OFFICE"),
            again: fc.boolean(),
            arriving,
          }),
          { minLength: 2, maxLength: 4 },
        ),
        async (order, choices) => {
          let kept: RoomType = "BEDROOM";
          const { queryClient, answer } = await open("/window/window-1", {
            ...customerAnswers,
            RegisteredWindowById: () => ({ registeredWindowById: sampleWindow({ room: kept }) }),
          });
          const select = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Room" });
          answer({
            RegisteredWindowById: slow(order, () => ({ registeredWindowById: sampleWindow({ room: kept }) })),
            UpdateRegisteredWindowRoom: slow(order, ({ variables }) => {
              kept = variables["room"] as RoomType;
              return { updateRegisteredWindowRoom: sampleWindow({ room: kept }) };
            }),
          });
          for (const choice of choices) {
            fireEvent.change(select, { target: { value: choice.room } });
            await settled();
            const { queryKey } = windowQuery("window-1");
            if (choice.again) void queryClient.invalidateQueries({ queryKey });
            await letArrive(order, choice.arriving);
          }
          await allArrived(order);
          expect(select.value).toBe(choices.at(-1)?.room);
          expect(kept).toBe(choices.at(-1)?.room);
        },
      )
      .afterEach(() => close()),
  ));

it("shows each project of the list once and in order, however its pages come", () =>
  fc.assert(
    fc
      .asyncProperty(
        scheduler(),
        fc.array(fc.record({ act: fc.constantFrom("more", "again"), arriving }), {
          minLength: 2,
          maxLength: 5,
        }),
        async (order, steps) => {
          const { queryClient, answer } = await open("/overview", {
            ...customerAnswers,
            Projects: ({ variables }) => pageOf(Number(variables["skip"])),
          });
          await screen.findByRole("link", { name: "Street of 0 7" });
          answer({ Projects: slow(order, ({ variables }) => pageOf(Number(variables["skip"]))) });
          for (const step of steps) {
            const more = screen.queryByRole("button", { name: "Load more" });
            if (step.act === "more" && more) fireEvent.click(more);
            else void queryClient.invalidateQueries({ queryKey: projectsQuery().queryKey });
            await settled();
            await letArrive(order, step.arriving);
          }
          await allArrived(order);
          const shown = screen.getAllByRole("article").map((card) => card.querySelector("a")?.pathname);
          expect(shown.length % 10).toBe(0);
          expect(shown).toEqual(shown.map((_, index) => `/project/${index}`));
        },
      )
      .afterEach(() => close()),
  ));

const pageOf = (skip: number) =>
  samplePage(
    Array.from({ length: 10 }, (_, index) => sampleProject(String(skip + index))),
    skip < 40,
  );

/** Unread notifications that are too old for the page to show. */
const elsewhere = 2;

it("counts the unread notifications that there are, whether the list or the reading is answered first", () =>
  fc.assert(
    fc
      .asyncProperty(
        scheduler(),
        fc.integer({ min: 1, max: 3 }),
        arriving,
        fc.boolean(),
        async (order, count, arrivingFirst, isBack) => {
          let unread = Array.from({ length: count }, (_, index) => notificationOf(`n${index}`));
          const listed = () =>
            samplePage([sampleProject("a", { unreadNotificationsCount: unread.length + elsewhere })]);
          const answers: Answers = {
            ...customerAnswers,
            UnreadNotifications: () => ({
              unreadNotifications: { totalCount: unread.length + elsewhere, items: unread },
            }),
            Projects: listed,
            ProjectRequests: () => ({ projectRequests: [] }),
            ProjectDetails: () => ({
              projects: {
                items: [sampleProjectDetails("a", { activeRequest: null })],
                pageInfo: { hasNextPage: false },
              },
            }),
          };
          const { router, queryClient, answer } = await open("/overview", answers);
          const viewport = fakeViewport();
          await screen.findByRole("link", { name: "Street of a 7" });
          await act(() => router.navigate("/project/a"));
          await screen.findByRole("region", { name: "New on this project" });
          answer({
            Projects: slow(order, listed),
            UnreadNotifications: slow(order, () => ({
              unreadNotifications: { totalCount: unread.length + elsewhere, items: unread },
            })),
            MakeNotificationRead: slow(order, ({ variables }) => {
              unread = unread.filter(({ id }) => id !== variables["notificationId"]);
              return { makeNotificationRead: true };
            }),
          });
          // The list is asked for before or after the reading has reached the service.
          if (isBack) void queryClient.refetchQueries({ queryKey: projectsQuery().queryKey });
          viewport.showAll();
          await settled();
          await letArrive(order, arrivingFirst);
          void queryClient.invalidateQueries({ queryKey: projectsQuery().queryKey, refetchType: "none" });
          await act(() => router.navigate("/overview"));
          await settled();
          await allArrived(order);
          expect(screen.getByRole("button", { name: `${elsewhere} unread notifications` })).toBeTruthy();
          expect(
            queryClient.getQueryData(projectsQuery().queryKey)?.pages[0]?.items[0]?.unreadNotificationsCount,
          ).toBe(elsewhere);
        },
      )
      .afterEach(() => close()),
  ));

const notificationOf = (id: string) => ({
  id,
  projectId: "a",
  type: "OFFER_RECEIVED" as const,
  createdAt: "2026-03-14T09:00:00.000Z",
  metadata: null,
});
