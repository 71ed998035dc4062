import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createId, ids } from "#schema/createId.ts";
import { getDescriptions } from "#testing/browser/getDescriptions.ts";
import { setOnline } from "#testing/browser/setOnline.ts";
import { createGraphQlErrorResponse } from "#testing/network/errorResponses.ts";
import {
  createInbox,
  createNotification,
  findBell,
  openWithNotifications,
} from "#testing/rendering/openNotifications.ts";
import { findSection } from "#testing/rendering/sections.ts";
import {
  createProjectsPage,
  createSampleProjectDetails,
  createSampleRequest,
} from "#testing/samples/sampleProjects.ts";
import { urls } from "#testing/samples/urls.ts";

const findNews = () => findSection("New on this project");

describe("ProjectNotifications", () => {
  it("lists the newest notification first, and keeps them unread until they are in view", async () => {
    const { getRequests } = await openWithNotifications(
      urls.project,
      createInbox([createNotification(1), createNotification(2), createNotification(3, 2)]),
    );
    const items = (await findNews()).getAllByRole("listitem").map((item) => item.textContent);
    expect(items).toHaveLength(2);
    expect(items[0]).toContain("You have received an offer.");
    expect(items[1]).toContain("Your installer has sent you a message. It is in your e-mail inbox.");
    expect((await findNews()).getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      `${urls.project}#offer`,
      `${urls.project}#installer`,
    ]);
    expect((await findNews()).getAllByRole("link").flatMap(getDescriptions)).toEqual([
      "March 12, 2026 at 11:00 AM",
      "March 11, 2026 at 11:00 AM",
    ]);
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
    } = await openWithNotifications(
      urls.project,
      createInbox([createNotification(1), createNotification(2)]),
    );
    await findNews();
    await showAllSoon();
    expect(await findBell(/^No unread/)).toBeTruthy();
    expect(getRequests("MakeNotificationRead").map(({ variables }) => variables["notificationId"])).toEqual([
      createId("notification", 2),
      ids.notification,
    ]);
    expect((await findNews()).getAllByRole("listitem")).toHaveLength(2);
    expect((await findNews()).getByText("2 since your last visit")).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "All projects" }));
    await screen.findByRole("article");
    await user.click(screen.getByRole("link", { name: "Street of p1 7" }));
    await screen.findByRole("heading", { level: 1, name: "Street of p1 7" });
    expect(screen.queryByRole("heading", { name: "New on this project" })).toBeNull();
  });

  it("still shows seen notifications when a failed request has been repeated", async () => {
    const {
      user,
      intersectOnceObserved: showAllSoon,
      stubResponses,
      getRequests,
    } = await openWithNotifications(urls.project, {
      ...createInbox([createNotification(1)]),
      ProjectDetails: () => createProjectsPage([createSampleProjectDetails(1)]),
      ShowRequest: () => createGraphQlErrorResponse("Out of order."),
      Attachments: () => ({ attachments: [] }),
    });
    await findNews();
    await showAllSoon();
    await findBell(/^No unread/);
    stubResponses({ ShowRequest: () => ({ showRequest: createSampleRequest() }) });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("heading", { name: "Your offer" });
    expect((await findNews()).getAllByRole("listitem")).toHaveLength(1);
    await showAllSoon();
    expect(getRequests("MakeNotificationRead")).toHaveLength(1);
  });

  it("shows one toast when notifications cannot be marked as read", async () => {
    const { intersectOnceObserved: showAllSoon, getRequests } = await openWithNotifications(urls.project, {
      ...createInbox([createNotification(1), createNotification(2)]),
      MakeNotificationRead: () => createGraphQlErrorResponse("Out of order."),
    });
    await findNews();
    await showAllSoon();
    await waitFor(() => expect(getRequests("MakeNotificationRead")).toHaveLength(2));
    expect(await findBell(/^2 unread/)).toBeTruthy();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Not all notifications could be marked as read");
  });

  it("waits for the network before it marks notifications in view as read", async () => {
    const { intersectOnceObserved: showAllSoon, getRequests } = await openWithNotifications(
      urls.project,
      createInbox([createNotification(1)]),
    );
    await findNews();
    setOnline(false);
    await showAllSoon();
    expect(getRequests("MakeNotificationRead")).toEqual([]);
    expect(screen.queryByRole("alert")).toBeNull();
    setOnline(true);
    expect(await findBell(/^No unread/)).toBeTruthy();
  });

  it("shows three notifications at first, and all on request", async () => {
    const { user } = await openWithNotifications(
      urls.project,
      createInbox([1, 2, 3, 4, 5].map((number) => createNotification(number))),
    );
    expect((await findNews()).getAllByRole("listitem")).toHaveLength(3);
    await user.click(screen.getByRole("button", { name: "Show 2 more" }));
    expect((await findNews()).getAllByRole("listitem")).toHaveLength(5);
    await expect.poll(() => document.activeElement).toBe((await findNews()).getAllByRole("link")[3]);
  });

  it("loads the list again when more notifications are unread than it has", async () => {
    const { intersectOnceObserved: showAllSoon, getRequests } = await openWithNotifications(
      urls.project,
      createInbox([createNotification(1)], 2),
    );
    await findNews();
    await showAllSoon();
    await waitFor(() => expect(getRequests("UnreadNotifications")).toHaveLength(2));
  });

  it("shows a general text for a type that only a newer backend knows", async () => {
    const unknown = { ...createNotification(1), type: "CARRIER_PIGEON" };
    await openWithNotifications(urls.project, {
      UnreadNotifications: () =>
        Response.json({ data: { unreadNotifications: { totalCount: 1, items: [unknown] } } }),
    });
    expect((await findNews()).getByText("There is news about your project.")).toBeTruthy();
  });
});
