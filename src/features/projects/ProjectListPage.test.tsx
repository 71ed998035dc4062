import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Answers } from "../../testing/fakeService.ts";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { graphQlError } from "../../testing/responses.ts";
import { customerAnswers, samplePage, sampleProject } from "../../testing/sampleData.ts";
import { rememberSignIn } from "../../testing/signedIn.ts";
import { currentToasts } from "../../ui/toastStore.ts";

function openList(Projects: NonNullable<Answers["Projects"]>, locale?: "de-DE") {
  rememberSignIn();
  return renderPortal("/overview", { ...customerAnswers, Projects }, locale);
}

function cardOf(id: string) {
  return within(screen.getByRole("link", { name: `Street of ${id} 7` }).closest("article") ?? document.body);
}

const three = () => samplePage(["a", "b", "c"].map((id) => sampleProject(id)));

describe("the project list", () => {
  it("[R1.4] [R2.23] greets the customer and shows the projects as links", async () => {
    await openList(three);
    const link = await screen.findByRole("link", { name: "Street of a 7" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Hello Ada, here are your projects");
    expect(link.getAttribute("href")).toBe("/project/a");
    expect(screen.getAllByRole("article")).toHaveLength(3);
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  });

  it("[R1.14] speaks German too", async () => {
    await openList(three, "de-DE");
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toMatch(/^Guten Tag Ada/);
    await screen.findByRole("link", { name: "Street of a 7" });
    expect(cardOf("a").getByText(/14\. März 2026/)).toBeTruthy();
  });

  it("[R3.2] shows of a project where it is, what it is, where it stands, and what is new", async () => {
    await openList(() =>
      samplePage([sampleProject("a", { unreadNotificationsCount: 2, registeredWindowsCount: 1 })]),
    );
    await screen.findByRole("link", { name: "Street of a 7" });
    const card = cardOf("a");
    for (const text of [
      "20095 Hamburg",
      "Roof window, Loft",
      "Started on March 14, 2026",
      "Looking for an installer",
      "2 unread notifications",
      "1 registered window",
    ]) {
      expect(card.getByText(text)).toBeTruthy();
    }
  });

  it("[R4.2] shows the status before a pause, and a late reply", async () => {
    await openList(() =>
      samplePage([
        sampleProject("a", {
          activeRequest: {
            id: "r",
            currentStatus: "IN_CLARIFICATION",
            statusBeforePausing: "OFFER_SENT",
            overdue: true,
          },
        }),
      ]),
    );
    await screen.findByRole("link", { name: "Street of a 7" });
    expect(cardOf("a").getByText("Being clarified")).toBeTruthy();
    expect(cardOf("a").getByText("Before the pause: Offer sent")).toBeTruthy();
    expect(cardOf("a").getByText("Reply overdue")).toBeTruthy();
  });

  it("shows a project without request and address", async () => {
    const project = { ...sampleProject("a").project, street: null, houseNumber: null, spaceType: null };
    await openList(() => samplePage([sampleProject("a", { project, activeRequest: null })]));
    expect(await screen.findByRole("link", { name: "Address not given yet" })).toBeTruthy();
    expect(screen.getByText("Not sent yet")).toBeTruthy();
    expect(screen.getByText("Roof window")).toBeTruthy();
  });

  it("shows values that only a newer backend knows", async () => {
    const request = { id: "r", currentStatus: "BEAMED_UP", statusBeforePausing: null, overdue: false };
    const item = sampleProject("a");
    const newer = { ...item, project: { ...item.project, type: "DOOR" }, activeRequest: request };
    await openList(() =>
      Response.json({ data: { projects: { items: [newer], pageInfo: { hasNextPage: false } } } }),
    );
    await screen.findByRole("link", { name: "Street of a 7" });
    expect(cardOf("a").getByText("In progress")).toBeTruthy();
    expect(cardOf("a").getByText("Project, Loft")).toBeTruthy();
  });

  it("folds archived projects below the others", async () => {
    await openList(() => samplePage([sampleProject("a"), sampleProject("old", { isArchived: true })]));
    const archive = (await screen.findByText("Archived projects (1)")).closest("details");
    expect(archive?.open).toBe(false);
    expect(archive?.textContent).toContain("Street of old 7");
    expect(archive?.textContent).not.toContain("Street of a 7");
  });

  it("says so where all projects are archived", async () => {
    await openList(() => samplePage([sampleProject("old", { isArchived: true })]));
    expect(await screen.findByRole("heading", { name: "All your projects are finished" })).toBeTruthy();
  });

  it("explains an empty list and offers a way on", async () => {
    await openList(() => samplePage([]));
    expect(await screen.findByRole("heading", { name: "There is no project here yet" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Read questions and answers" }).getAttribute("href")).toBe(
      "/faq",
    );
  });
});

describe("loading the list", () => {
  it("is said to readers until the first page is there", async () => {
    const page = Promise.withResolvers<ReturnType<typeof samplePage>>();
    await openList(() => page.promise);
    expect((await screen.findByText("Your projects are loading.")).closest("[aria-busy=true]")).toBeTruthy();
    page.resolve(three());
    expect(await screen.findByRole("link", { name: "Street of a 7" })).toBeTruthy();
    expect(screen.queryByText("Your projects are loading.")).toBeNull();
  });

  it("[R4.16] [R7.12] goes page by page while there is a next one", async () => {
    const { user, callsOf } = await openList(({ variables: { skip } }) =>
      samplePage([sampleProject(`from-${skip}`)], skip !== 20),
    );
    await user.click(await screen.findByRole("button", { name: "Load more" }));
    expect(await screen.findByText("2 projects are shown.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Load more" }));
    expect(await screen.findByText("3 projects are shown.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
    expect(screen.getAllByRole("article")).toHaveLength(3);
    expect(callsOf("Projects").map(({ variables }) => variables)).toEqual([
      { take: 10, skip: 0 },
      { take: 10, skip: 10 },
      { take: 10, skip: 20 },
    ]);
  });

  it("[R4.16] keeps what is there when a further page fails, and tries it again", async () => {
    const { user, answer } = await openList(({ variables: { skip } }) =>
      skip === 0 ? samplePage([sampleProject("a")], true) : graphQlError("Too much."),
    );
    await user.click(await screen.findByRole("button", { name: "Load more" }));
    expect(await screen.findByText("Further projects could not be loaded.")).toBeTruthy();
    expect(currentToasts()).toEqual([]);
    expect(screen.getByRole("link", { name: "Street of a 7" })).toBeTruthy();
    answer({ Projects: () => samplePage([sampleProject("b")]) });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Street of b 7" })).toBeTruthy();
    expect(screen.queryByText("Further projects could not be loaded.")).toBeNull();
  });
});

describe("a list that cannot be loaded", () => {
  it("is replaced by an error screen inside the cabinet, and loaded again on demand", async () => {
    const { user, answer, callsOf, takeLoggedErrors } = await openList(() => graphQlError("Sorry."));
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
    expect(screen.getByRole("navigation", { name: "Main navigation" })).toBeTruthy();
    answer({ Projects: three });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Street of a 7" })).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Something went wrong" })).toBeNull();
    expect(callsOf("Projects")).toHaveLength(2);
    expect(takeLoggedErrors()).toEqual(["A screen could not be shown"]);
  });

  it("can fail again, with one call for each try", async () => {
    const { user, callsOf, takeLoggedErrors } = await openList(() => graphQlError("Sorry."));
    await screen.findByRole("heading", { name: "Something went wrong" });
    for (const calls of [2, 3]) {
      takeLoggedErrors();
      await user.click(screen.getByRole("button", { name: "Try again" }));
      expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
      expect(callsOf("Projects")).toHaveLength(calls);
    }
    expect(takeLoggedErrors()).toEqual(["A screen could not be shown"]);
  });
});
