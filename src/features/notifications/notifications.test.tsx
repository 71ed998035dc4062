import "../../testing/dialogElement.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeIntersectionObserver } from "../../testing/browser/fakeIntersectionObserver.ts";
import {
  createProjectsPage,
  createSampleProject,
  createSampleProjectDetails,
  customerResponses,
} from "../../testing/data/sampleProjects.ts";
import { createGraphQlErrorResponse } from "../../testing/network/errorResponses.ts";
import type { ResponseStubs } from "../../testing/network/fakeService.ts";
import { renderPortal } from "../../testing/screens/renderPortal.tsx";
import { storeTestCredentials } from "../../testing/session/storeTestCredentials.ts";
import type { UnreadNotification } from "./unreadNotificationsQuery.ts";

const createNotification = (number: number, projectId = "p1"): UnreadNotification => ({
  id: `n${number}`,
  projectId,
  type: number % 2 === 0 ? "OFFER_RECEIVED" : "MESSAGE_RECEIVED",
  createdAt: `2026-03-${10 + number}T10:00:00Z`,
  metadata: { projectType: "ROOF_WINDOW" },
});

/** Responses of a service that removes a notification once it is read. */
function createInbox(first: readonly UnreadNotification[], total = first.length): ResponseStubs {
  let unread = [...first];
  let totalCount = total;
  return {
    UnreadNotifications: () => ({ unreadNotifications: { totalCount, items: unread } }),
    MakeNotificationRead: ({ variables }) => {
      unread = unread.filter(({ id }) => id !== variables["notificationId"]);
      totalCount -= 1;
      return { makeNotificationRead: true };
    },
  };
}

function open(url: string, answers: ResponseStubs) {
  storeTestCredentials();
  const viewport = fakeIntersectionObserver();
  return renderPortal(url, {
    ...customerResponses,
    ProjectDetails: () => ({
      projects: {
        items: [createSampleProjectDetails("p1", { activeRequest: null })],
        pageInfo: { hasNextPage: false },
      },
    }),
    Projects: () => createProjectsPage([createSampleProject("p1", { unreadNotificationsCount: 2 })]),
    ...answers,
  }).then((portal) => ({ ...portal, ...viewport }));
}

const findBell = (name: RegExp) => screen.findByRole("button", { name });
const findSection = async () => within(await screen.findByRole("region", { name: "New on this project" }));

describe("ProjectNotifications", () => {
  it("lists the newest notification first, and keeps them unread until they are in view", {
    tags: ["R1.4"],
  }, async () => {
    const { getRequests } = await open(
      "/project/p1",
      createInbox([createNotification(1), createNotification(2), createNotification(3, "p2")]),
    );
    const items = (await findSection()).getAllByRole("listitem").map((item) => item.textContent);
    expect(items).toHaveLength(2);
    expect(items[0]).toContain("You have received an offer.");
    expect(items[1]).toContain("Your installer has sent you a message.");
    expect(await findBell(/^3 unread/)).toBeTruthy();
    expect(getRequests("MakeNotificationRead")).toEqual([]);
  });

  it("marks notifications in view as read, and shows them until the visitor leaves", {
    tags: ["R7.24"],
  }, async () => {
    const {
      user,
      intersectOnceObserved: showAllSoon,
      getRequests,
    } = await open("/project/p1", createInbox([createNotification(1), createNotification(2)]));
    await findSection();
    await showAllSoon();
    expect(await findBell(/^No unread/)).toBeTruthy();
    expect(getRequests("MakeNotificationRead").map(({ variables }) => variables["notificationId"])).toEqual([
      "n2",
      "n1",
    ]);
    expect((await findSection()).getAllByRole("listitem")).toHaveLength(2);
    await user.click(screen.getByRole("link", { name: "All projects" }));
    await screen.findByRole("article");
    await user.click(screen.getByRole("link", { name: "Street of p1 7" }));
    await screen.findByRole("heading", { level: 1, name: "Street of p1 7" });
    expect(screen.queryByRole("region", { name: "New on this project" })).toBeNull();
  });

  it("loads the count of the project list again after notifications were read", {
    tags: ["R7.24"],
  }, async () => {
    const inbox = createInbox([createNotification(1), createNotification(2)]);
    const {
      user,
      stubResponses,
      intersectOnceObserved: showAllSoon,
      getRequests,
    } = await open("/overview", inbox);
    expect(await screen.findByText("2 unread notifications", { selector: "article *" })).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "Street of p1 7" }));
    await findSection();
    await showAllSoon();
    await findBell(/^No unread/);
    expect(getRequests("Projects")).toHaveLength(1);
    stubResponses({
      Projects: () => createProjectsPage([createSampleProject("p1", { unreadNotificationsCount: 0 })]),
    });
    await user.click(screen.getByRole("link", { name: "All projects" }));
    await screen.findByRole("article");
    await waitFor(() => expect(screen.queryByText(/unread/, { selector: "article *" })).toBeNull());
    expect(getRequests("Projects")).toHaveLength(2);
  });

  it("shows no error when a notification cannot be marked as read", async () => {
    const { intersectOnceObserved: showAllSoon, getRequests } = await open("/project/p1", {
      ...createInbox([createNotification(1)]),
      MakeNotificationRead: () => createGraphQlErrorResponse("Out of order."),
    });
    await findSection();
    await showAllSoon();
    await waitFor(() => expect(getRequests("MakeNotificationRead")).toHaveLength(1));
    expect(await findBell(/^1 unread/)).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("shows three notifications first, and all on request", async () => {
    const { user } = await open(
      "/project/p1",
      createInbox([1, 2, 3, 4, 5].map((number) => createNotification(number))),
    );
    expect((await findSection()).getAllByRole("listitem")).toHaveLength(3);
    await user.click(screen.getByRole("button", { name: "Show 2 more" }));
    expect((await findSection()).getAllByRole("listitem")).toHaveLength(5);
  });

  it("loads the list again when more are unread than were loaded", { tags: ["R9.8"] }, async () => {
    const { intersectOnceObserved: showAllSoon, getRequests } = await open(
      "/project/p1",
      createInbox([createNotification(1)], 2),
    );
    await findSection();
    await showAllSoon();
    await waitFor(() => expect(getRequests("UnreadNotifications")).toHaveLength(2));
  });

  it("shows a general text for a type that only a newer backend knows", async () => {
    const unknown = { ...createNotification(1), type: "CARRIER_PIGEON" };
    await open("/project/p1", {
      UnreadNotifications: () =>
        Response.json({ data: { unreadNotifications: { totalCount: 1, items: [unknown] } } }),
    });
    expect((await findSection()).getByText("There is news about your project.")).toBeTruthy();
  });
});

describe("NotificationBell", () => {
  it("lists unread notifications by project, with a link to each project", {
    tags: ["R1.4", "R2.33"],
  }, async () => {
    const { user, router } = await open(
      "/overview",
      createInbox([createNotification(1), createNotification(2, "p2")], 60),
    );
    await screen.findByRole("article");
    await user.click(await findBell(/^60 unread/));
    const dialog = within(screen.getByRole("dialog", { name: "Notifications" }));
    expect(dialog.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Roof window",
      "Street of p1 7",
    ]);
    await user.click(dialog.getByRole("link", { name: "Street of p1 7" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/project/p1"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("loads unread notifications beyond the first 50 page by page", {
    tags: ["R4.16", "R7.16", "R9.8"],
  }, async () => {
    const all = Array.from({ length: 120 }, (_, index) => ({
      ...createNotification(1),
      id: `n${index}`,
    }));
    const { user, getRequests } = await open("/overview", {
      UnreadNotifications: ({ variables: { take, skip } }) => ({
        unreadNotifications: {
          totalCount: all.length,
          items: all.slice(Number(skip), Number(skip) + Number(take)),
        },
      }),
    });
    await user.click(await findBell(/^120 unread/));
    const dialog = within(screen.getByRole("dialog", { name: "Notifications" }));
    expect(dialog.getAllByRole("listitem")).toHaveLength(50);
    await user.click(dialog.getByRole("button", { name: "Show 50 more" }));
    expect(await dialog.findByText("100 notifications are shown.")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Show 20 more" }));
    expect(await dialog.findByText("120 notifications are shown.")).toBeTruthy();
    expect(dialog.getAllByRole("listitem")).toHaveLength(120);
    expect(dialog.queryByRole("button", { name: /more/ })).toBeNull();
    expect(getRequests("UnreadNotifications").map(({ variables }) => variables["skip"])).toEqual([
      0, 50, 100,
    ]);
  });

  it("shows an error if the next page cannot be loaded, and loads it on retry", {
    tags: ["R4.16"],
  }, async () => {
    const { user, stubResponses } = await open("/overview", createInbox([createNotification(1)], 51));
    await user.click(await findBell(/^51 unread/));
    const dialog = within(screen.getByRole("dialog", { name: "Notifications" }));
    stubResponses({ UnreadNotifications: () => createGraphQlErrorResponse("Out of order.") });
    await user.click(dialog.getByRole("button", { name: "Show 50 more" }));
    expect((await dialog.findByRole("alert")).textContent).toBe("Further notifications could not be loaded.");
    stubResponses({
      UnreadNotifications: () => ({
        unreadNotifications: { totalCount: 51, items: [createNotification(2)] },
      }),
    });
    await user.click(dialog.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(dialog.getAllByRole("listitem")).toHaveLength(2));
  });

  it("says that everything has been read without unread notifications", async () => {
    const { user } = await open("/overview", createInbox([]));
    await user.click(await findBell(/^No unread/));
    expect(screen.getByText(/You have read everything/)).toBeTruthy();
  });
});
