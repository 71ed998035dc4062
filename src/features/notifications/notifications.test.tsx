import "../../testing/dialogElement.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Answers } from "../../testing/fakeService.ts";
import { fakeViewport } from "../../testing/fakeViewport.ts";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { graphQlError } from "../../testing/responses.ts";
import {
  customerAnswers,
  samplePage,
  sampleProject,
  sampleProjectDetails,
} from "../../testing/sampleData.ts";
import { rememberSignIn } from "../../testing/signedIn.ts";
import type { UnreadNotification } from "./unreadNotificationsQuery.ts";

const notification = (number: number, projectId = "p1"): UnreadNotification => ({
  id: `n${number}`,
  projectId,
  type: number % 2 === 0 ? "OFFER_RECEIVED" : "MESSAGE_RECEIVED",
  createdAt: `2026-03-${10 + number}T10:00:00Z`,
  metadata: { projectType: "ROOF_WINDOW" },
});

/** A service that forgets a notification once it is read. */
function inbox(first: readonly UnreadNotification[], total = first.length): Answers {
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

function open(address: string, answers: Answers) {
  rememberSignIn();
  const viewport = fakeViewport();
  return renderPortal(address, {
    ...customerAnswers,
    ProjectDetails: () => ({
      projects: {
        items: [sampleProjectDetails("p1", { activeRequest: null })],
        pageInfo: { hasNextPage: false },
      },
    }),
    ProjectRequests: () => ({ projectRequests: [] }),
    Projects: () => samplePage([sampleProject("p1", { unreadNotificationsCount: 2 })]),
    ...answers,
  }).then((portal) => ({ ...portal, ...viewport }));
}

const bell = (name: RegExp) => screen.findByRole("button", { name });
const news = async () => within(await screen.findByRole("region", { name: "New on this project" }));

describe("the notifications of a project", () => {
  it("[R1.4] are listed, the newest first, and unread as long as nobody sees them", async () => {
    const { callsOf } = await open(
      "/project/p1",
      inbox([notification(1), notification(2), notification(3, "p2")]),
    );
    const items = (await news()).getAllByRole("listitem").map((item) => item.textContent);
    expect(items).toHaveLength(2);
    expect(items[0]).toContain("You have received an offer.");
    expect(items[1]).toContain("Your installer has sent you a message.");
    expect(await bell(/^3 unread/)).toBeTruthy();
    expect(callsOf("MakeNotificationRead")).toEqual([]);
  });

  it("[R7.24] are marked as read once seen, stay for this visit, and all counts follow", async () => {
    const { user, showAllSoon, callsOf } = await open(
      "/project/p1",
      inbox([notification(1), notification(2)]),
    );
    await news();
    await showAllSoon();
    expect(await bell(/^No unread/)).toBeTruthy();
    expect(callsOf("MakeNotificationRead").map(({ variables }) => variables["notificationId"])).toEqual([
      "n2",
      "n1",
    ]);
    expect((await news()).getAllByRole("listitem")).toHaveLength(2);
    await user.click(screen.getByRole("link", { name: "All projects" }));
    await screen.findByRole("article");
    await user.click(screen.getByRole("link", { name: "Street of p1 7" }));
    await screen.findByRole("heading", { level: 1, name: "Street of p1 7" });
    expect(screen.queryByRole("region", { name: "New on this project" })).toBeNull();
  });

  it("[R7.24] lower the count on the list without another call", async () => {
    const { user, showAllSoon, callsOf } = await open("/overview", inbox([notification(1), notification(2)]));
    expect(await screen.findByText("2 unread notifications", { selector: "article *" })).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "Street of p1 7" }));
    await news();
    await showAllSoon();
    await bell(/^No unread/);
    await user.click(screen.getByRole("link", { name: "All projects" }));
    await screen.findByRole("article");
    expect(screen.queryByText(/unread/, { selector: "article *" })).toBeNull();
    expect(callsOf("Projects")).toHaveLength(1);
  });

  it("stay unread where they cannot be marked, without a word", async () => {
    const { showAllSoon, callsOf } = await open("/project/p1", {
      ...inbox([notification(1)]),
      MakeNotificationRead: () => graphQlError("Out of order."),
    });
    await news();
    await showAllSoon();
    await waitFor(() => expect(callsOf("MakeNotificationRead")).toHaveLength(1));
    expect(await bell(/^1 unread/)).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("are three at first, and all on demand", async () => {
    const { user } = await open("/project/p1", inbox([1, 2, 3, 4, 5].map((number) => notification(number))));
    expect((await news()).getAllByRole("listitem")).toHaveLength(3);
    await user.click(screen.getByRole("button", { name: "Show 2 more" }));
    expect((await news()).getAllByRole("listitem")).toHaveLength(5);
  });

  it("[R9.8] bring further ones along where more are unread than were loaded", async () => {
    const { showAllSoon, callsOf } = await open("/project/p1", inbox([notification(1)], 2));
    await news();
    await showAllSoon();
    await waitFor(() => expect(callsOf("UnreadNotifications")).toHaveLength(2));
  });

  it("say something too where a newer backend has a type of its own", async () => {
    const strange = { ...notification(1), type: "CARRIER_PIGEON" };
    await open("/project/p1", {
      UnreadNotifications: () =>
        Response.json({ data: { unreadNotifications: { totalCount: 1, items: [strange] } } }),
    });
    expect((await news()).getByText("There is news about your project.")).toBeTruthy();
  });
});

describe("the bell", () => {
  it("[R1.4] [R2.33] shows what is unread by project, with a link to each", async () => {
    const { user, router } = await open("/overview", inbox([notification(1), notification(2, "p2")], 60));
    await screen.findByRole("article");
    await user.click(await bell(/^60 unread/));
    const dialog = within(screen.getByRole("dialog", { name: "Notifications" }));
    expect(dialog.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Roof window",
      "Street of p1 7",
    ]);
    expect(dialog.getByText("And 58 more")).toBeTruthy();
    await user.click(dialog.getByRole("link", { name: "Street of p1 7" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/project/p1"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("says so where nothing is new", async () => {
    const { user } = await open("/overview", inbox([]));
    await user.click(await bell(/^No unread/));
    expect(screen.getByText(/You have read everything/)).toBeTruthy();
  });
});
