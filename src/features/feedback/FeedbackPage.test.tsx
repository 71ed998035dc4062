import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createId, ids } from "#schema/createId.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { createErrorResponse, createGraphQlErrorResponse } from "#testing/network/errorResponses.ts";
import type { ResponseStubs } from "#testing/network/fakeService.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import { visitorResponses } from "#testing/samples/sampleProjects.ts";
import { urls } from "#testing/samples/urls.ts";
import { createValidationErrorResponse } from "#testing/validation/violations.ts";
import { getToasts } from "#ui/notices/toastStore.ts";

const thanks = { level: 1, name: "Thank you for your feedback" };
const alreadyGiven = { level: 1, name: "You have already told us" };
const notFound = { level: 1, name: "We could not find this project" };
const given = JSON.stringify([ids.project]);
const accepted = { GiveFeedback: () => ({ giveFeedback: true }) } satisfies ResponseStubs;

async function openFeedback(answers: ResponseStubs = accepted) {
  const portal = await renderPortal(urls.feedback, { ...visitorResponses, ...answers });
  await screen.findByRole("heading", { level: 1, name: (name) => name !== "Loading" });
  return portal;
}

const getRating = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const getComment = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Your comment/ });
const getSendButton = () => screen.getByRole("button", { name: "Submit" });

describe("FeedbackPage", () => {
  it("has a layout without navigation and sign-in, and requests only the configuration", {
    tags: ["R2.28", "R6.4"],
  }, async () => {
    storeTestCredentials();
    const { requests } = await openFeedback();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("How did it go?");
    expect(screen.getByRole("banner")).toBeTruthy();
    expect(screen.getByRole("contentinfo")).toBeTruthy();
    expect(screen.queryByRole("navigation", { name: "Main navigation" })).toBeNull();
    expect(screen.queryByRole("button", { name: /Sign/ })).toBeNull();
    await waitFor(() => expect(document.title).toBe("Your feedback – My Taglys"));
    expect(requests.map(({ name }) => name)).toEqual(["RuntimeConfig"]);
  });

  it("sends rating and comment without a token, and shows thanks", { tags: ["R1.10"] }, async () => {
    storeTestCredentials();
    const { user, getRequests } = await openFeedback();
    await user.click(getRating("Excellent"));
    await user.type(getComment(), "  Light at last. ");
    await user.click(getSendButton());
    const heading = await screen.findByRole("heading", thanks);
    await expect.poll(() => document.activeElement).toBe(heading);
    const [call] = getRequests("GiveFeedback");
    expect(call?.variables).toEqual({ projectId: ids.project, rating: 5, comment: "Light at last." });
    expect(call?.headers.get("authorization")).toBeNull();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByRole("link", { name: "Go to My Taglys" }).getAttribute("href")).toBe("/");
  });

  it("sends a rating without comment, and remembers the project", async () => {
    const { user, getRequests } = await openFeedback();
    await user.click(getRating("Fair"));
    await user.click(getSendButton());
    await screen.findByRole("heading", thanks);
    expect(getRequests("GiveFeedback")[0]?.variables).toEqual({
      projectId: ids.project,
      rating: 2,
      comment: null,
    });
    expect(localStorage.getItem("taglys.account.feedbackGiven")).toBe(given);
  });

  it("names another contact if the service does not know the operation, and keeps the comment", async () => {
    const { user, takeLoggedErrors } = await openFeedback({
      GiveFeedback: () =>
        createGraphQlErrorResponse(
          "The field `giveFeedback` does not exist on the type `Mutation`.",
          "HC0020",
        ),
    });
    await user.click(getRating("Good"));
    await user.type(getComment(), "Light at last.");
    await user.click(getSendButton());
    const alert = within(await screen.findByRole("alert"));
    expect(alert.getByText(/Please tell your installer, or call us\.$/)).toBeTruthy();
    expect(alert.getByRole("link", { name: /^Customer service/ }).getAttribute("href")).toMatch(/^tel:/);
    expect(getComment().value).toBe("Light at last.");
    expect(takeLoggedErrors()).toEqual(["A service reported an error"]);
  });
});

describe("FeedbackPage of a project with feedback", () => {
  it("explains that feedback was given before, after the service's rejection and on the next visit", async () => {
    const { user, router } = await openFeedback({
      GiveFeedback: () => createGraphQlErrorResponse("Given already.", "FEEDBACK_ALREADY_GIVEN"),
    });
    await user.click(getRating("Good"));
    await user.click(getSendButton());
    await expect.poll(() => document.activeElement).toBe(await screen.findByRole("heading", alreadyGiven));
    expect(localStorage.getItem("taglys.account.feedbackGiven")).toBe(given);
    expect(getToasts()).toEqual([]);
    await router.navigate(`/feedback/${createId("project", 2)}`);
    expect(await screen.findByRole("radiogroup")).toBeTruthy();
    await router.navigate(urls.feedback);
    expect(await screen.findByRole("heading", alreadyGiven)).toBeTruthy();
  });
});

describe("FeedbackPage with a failed request", () => {
  it("explains that the project does not exist", async () => {
    const { user } = await openFeedback({
      GiveFeedback: () => createGraphQlErrorResponse("None.", "NOT_FOUND"),
    });
    await user.click(getRating("Good"));
    await user.click(getSendButton());
    await expect.poll(() => document.activeElement).toBe(await screen.findByRole("heading", notFound));
    expect(localStorage.getItem("taglys.account.feedbackGiven")).toBeNull();
  });

  it("says that the feedback can be sent again after two lost responses", async () => {
    const { user, getRequests } = await openFeedback({ GiveFeedback: () => createErrorResponse(503) });
    await user.click(getRating("Good"));
    await user.click(getSendButton());
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Your feedback may not have reached us. You can safely send it again.",
    );
    expect(getRequests("GiveFeedback")).toHaveLength(2);
  });

  it("shows field errors of the service beside the fields", async () => {
    const { user } = await openFeedback({
      GiveFeedback: () => createValidationErrorResponse({ rating: "Not so.", comment: "Too long." }),
    });
    await user.click(getRating("Good"));
    await user.click(getSendButton());
    await screen.findByRole("heading", { name: "There are 2 things to correct" });
    expect(within(screen.getByRole("radiogroup")).getByText("Not so.")).toBeTruthy();
    expect(getComment().getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("Too long.")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(getRating("Good").checked).toBe(true);
  });
});
