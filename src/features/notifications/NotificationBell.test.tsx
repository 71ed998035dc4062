import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createId } from "#schema/createId.ts";
import { getAnnouncement } from "#testing/browser/getAnnouncement.ts";
import { getDescriptions } from "#testing/browser/getDescriptions.ts";
import { createGraphQlErrorResponse } from "#testing/network/errorResponses.ts";
import {
  createInbox,
  createNotification,
  findBell,
  openWithNotifications,
} from "#testing/rendering/openNotifications.ts";
import { createProjectsPage, createSampleProject } from "#testing/samples/sampleProjects.ts";
import { urls } from "#testing/samples/urls.ts";
import { unreadNotificationsQuery } from "./unreadNotificationsQuery.ts";

/** All notifications are of the same day. */
const createNotifications = (length: number) =>
  Array.from({ length }, (_, index) => ({ ...createNotification(1), id: createId("notification", index) }));

describe("NotificationBell", () => {
  it("lists unread notifications by project, with links to the project and to each one's section", {
    tags: ["R3.11"],
  }, async () => {
    const { user, router } = await openWithNotifications(
      "/overview",
      createInbox([createNotification(1), createNotification(2, 2)], 60),
    );
    await screen.findByRole("article");
    await user.click(await findBell(/^60 unread/));
    const dialog = within(screen.getByRole("dialog", { name: "Notifications" }));
    const links = await dialog.findAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Roof window", `/project/${createId("project", 2)}`],
      ["You have received an offer.", `/project/${createId("project", 2)}#offer`],
      ["Street of p1 7", urls.project],
      [expect.stringContaining("has sent you a message"), `${urls.project}#installer`],
    ]);
    const message = dialog.getByRole("link", { name: /has sent you a message/ });
    expect(getDescriptions(message)).toEqual(["Street of p1 7", "Mar 11, 2026"]);
    await user.click(message);
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: urls.project, hash: "#installer" }),
    );
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("requests unread notifications again when the visitor returns to the tab after five minutes", async () => {
    const { queryClient, getRequests, stubResponses } = await openWithNotifications(
      "/overview",
      createInbox([createNotification(1)], 1),
    );
    await findBell(/^1 unread/);
    stubResponses(createInbox([createNotification(1), createNotification(2, 2)], 2));
    const { queryKey } = unreadNotificationsQuery();
    const returnAfter = (ms: number) => {
      queryClient.setQueryData(queryKey, (loaded) => loaded, { updatedAt: Date.now() - ms });
      act(() => void dispatchEvent(new Event("visibilitychange")));
    };
    returnAfter(4 * 60_000);
    expect(getRequests("UnreadNotifications")).toHaveLength(1);
    returnAfter(5 * 60_000);
    expect(await findBell(/^2 unread/)).toBeTruthy();
    expect(getRequests("UnreadNotifications")).toHaveLength(2);
  });

  it("loads unread notifications beyond the first 50 page by page", {
    tags: ["R7.16", "R9.8"],
  }, async () => {
    const all = createNotifications(120);
    const { user, getRequests } = await openWithNotifications("/overview", {
      UnreadNotifications: ({ variables: { skip }, pageSize }) => ({
        unreadNotifications: {
          totalCount: all.length,
          items: all.slice(Number(skip), Number(skip) + pageSize),
        },
      }),
    });
    await user.click(await findBell(/^120 unread/));
    const dialog = within(screen.getByRole("dialog", { name: "Notifications" }));
    expect(await dialog.findAllByRole("listitem")).toHaveLength(50);
    await user.click(await dialog.findByRole("button", { name: "Show 50 more" }));
    await expect.poll(getAnnouncement).toContain("100 notifications are shown.");
    await user.click(dialog.getByRole("button", { name: "Show 20 more" }));
    await expect.poll(getAnnouncement).toContain("120 notifications are shown.");
    await expect.poll(() => document.activeElement?.className).toBe("more");
    expect(dialog.getAllByRole("listitem")).toHaveLength(120);
    expect(dialog.queryByRole("button", { name: /more/ })).toBeNull();
    expect(getRequests("UnreadNotifications").map(({ variables }) => variables["skip"])).toEqual([
      0, 50, 100,
    ]);
  });

  it("lists notifications of a service without types", async () => {
    const { type: _type, metadata: _metadata, ...notification } = createNotification(1);
    const { user, takeLoggedErrors } = await openWithNotifications("/overview", {
      UnreadNotifications: () =>
        createGraphQlErrorResponse('Cannot query field "type" on type "ProjectNotification".', "UNKNOWN"),
      UnreadNotificationsWithoutType: () => ({
        unreadNotifications: { totalCount: 1, items: [notification] },
      }),
    });
    await user.click(await findBell(/^1 unread/));
    const dialog = within(screen.getByRole("dialog", { name: "Notifications" }));
    expect(await dialog.findAllByRole("listitem")).toHaveLength(1);
    expect(takeLoggedErrors()).toEqual(["A service reported an error"]);
  });

  it("shows an error if the next page cannot be loaded, and loads it on retry", async () => {
    const { user, stubResponses } = await openWithNotifications(
      "/overview",
      createInbox([createNotification(1)], 2),
    );
    await user.click(await findBell(/^2 unread/));
    const dialog = within(screen.getByRole("dialog", { name: "Notifications" }));
    stubResponses({ UnreadNotifications: () => createGraphQlErrorResponse("Out of order.") });
    await user.click(await dialog.findByRole("button", { name: "Show 1 more" }));
    expect((await dialog.findByRole("alert")).textContent).toBe("Further notifications could not be loaded.");
    stubResponses({
      UnreadNotifications: () => ({
        unreadNotifications: { totalCount: 2, items: [createNotification(2)] },
      }),
    });
    await user.click(dialog.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(dialog.getAllByRole("listitem")).toHaveLength(2));
  });

  it("marks all notifications as read, also ones that have not loaded", async () => {
    let unread = createNotifications(52);
    const { user, getRequests } = await openWithNotifications("/overview", {
      Projects: () =>
        createProjectsPage([createSampleProject(1, { unreadNotificationsCount: unread.length })]),
      UnreadNotifications: ({ variables: { skip } }) => ({
        unreadNotifications: {
          totalCount: unread.length,
          items: unread.slice(Number(skip), Number(skip) + 50),
        },
      }),
      MakeNotificationRead: ({ variables }) => {
        unread = unread.filter(({ id }) => id !== variables["notificationId"]);
        return { makeNotificationRead: true };
      },
    });
    const card = within(await screen.findByRole("article"));
    expect(card.getByText("52 unread notifications")).toBeTruthy();
    await user.click(await findBell(/^52 unread/));
    await user.click(await screen.findByRole("button", { name: "Mark all as read" }));
    expect(await screen.findByText(/You have read everything/)).toBeTruthy();
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole("heading", { name: "Notifications" }));
    expect(getRequests("MakeNotificationRead")).toHaveLength(52);
    expect(await findBell(/^No unread/)).toBeTruthy();
    await waitFor(() => expect(card.queryByText(/unread notification/)).toBeNull());
    expect(within(screen.getByRole("dialog")).queryByRole("listitem")).toBeNull();
  });

  it("closes with Escape and with a press beside it in browsers without popovers, wherever the focus is", async () => {
    const { user } = await openWithNotifications("/overview", createInbox([createNotification(1)]));
    const bell = await findBell(/^1 unread/);
    await user.click(bell);
    await user.click(screen.getByRole("heading", { name: "Notifications" }));
    expect(screen.getByRole("dialog")).toBeTruthy();
    await user.keyboard("{Escape}");
    await expect.poll(() => document.activeElement).toBe(bell);
    await user.click(bell);
    screen.getByRole("heading", { level: 1 }).focus();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();

    await user.click(bell);
    expect(screen.getByRole("dialog")).toBeTruthy();
    await user.click(screen.getByRole("heading", { level: 1 }));
    expect(screen.queryByRole("dialog")).toBeNull();

    await user.click(bell);
    await user.click(bell);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("shows an error if some notifications could not be marked, and keeps these", async () => {
    let isBroken = true;
    let unread = [createNotification(1), createNotification(2)];
    const { user } = await openWithNotifications("/overview", {
      UnreadNotifications: () => ({ unreadNotifications: { totalCount: unread.length, items: unread } }),
      MakeNotificationRead: ({ variables }) => {
        if (isBroken && variables["notificationId"] === createId("notification", 2)) {
          return createGraphQlErrorResponse("Out of order.");
        }
        unread = unread.filter(({ id }) => id !== variables["notificationId"]);
        return { makeNotificationRead: true };
      },
    });
    await user.click(await findBell(/^2 unread/));
    await user.click(await screen.findByRole("button", { name: "Mark all as read" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Out of order.");
    expect(await findBell(/^1 unread/)).toBeTruthy();
    isBroken = false;
    await user.click(await screen.findByRole("button", { name: "Mark all as read" }));
    expect(await screen.findByText(/You have read everything/)).toBeTruthy();
  });

  it("waits as long as the service asks, then marks the others", async () => {
    let busy = 1;
    let unread = [createNotification(1), createNotification(2)];
    const { user, getRequests } = await openWithNotifications("/overview", {
      UnreadNotifications: () => ({ unreadNotifications: { totalCount: unread.length, items: unread } }),
      MakeNotificationRead: ({ variables }) => {
        if (variables["notificationId"] === createId("notification", 2) && busy-- > 0) {
          return new Response(null, { status: 429, headers: { "retry-after": "1" } });
        }
        unread = unread.filter(({ id }) => id !== variables["notificationId"]);
        return { makeNotificationRead: true };
      },
    });
    await user.click(await findBell(/^2 unread/));
    await user.click(await screen.findByRole("button", { name: "Mark all as read" }));
    expect(await screen.findByText(/You have read everything/, {}, { timeout: 3000 })).toBeTruthy();
    expect(getRequests("MakeNotificationRead")).toHaveLength(3);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
