import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Answers } from "../../testing/fakeService.ts";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { failure, graphQlError } from "../../testing/responses.ts";
import { visitorAnswers } from "../../testing/sampleData.ts";
import { rememberSignIn } from "../../testing/signedIn.ts";
import { currentToasts } from "../../ui/toastStore.ts";

const thanks = { level: 1, name: "Thank you for your feedback" };
const alreadyGiven = { level: 1, name: "You have already told us" };
const notFound = { level: 1, name: "We could not find this project" };
const accepted = { GiveFeedback: () => ({ giveFeedback: true }) } satisfies Answers;

async function openFeedback(answers: Answers = accepted) {
  const portal = await renderPortal("/feedback/p1", { ...visitorAnswers, ...answers });
  await screen.findByRole("heading", { level: 1 });
  return portal;
}

const choice = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const comment = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Your comment/ });
const sendButton = () => screen.getByRole("button", { name: "Send feedback" });

function refusal(...problems: { field: string; message: string }[]): Response {
  const errors = problems.map(({ field, message }) => ({
    message,
    extensions: { code: "VALIDATION_FAILED", field },
  }));
  return Response.json({ data: null, errors });
}

describe("the feedback page", () => {
  it("[R2.28] [R6.4] [R1.10] has a layout of its own, and loads the configuration alone", async () => {
    rememberSignIn();
    const { calls } = await openFeedback();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("How did it go?");
    expect(screen.getByRole("banner")).toBeTruthy();
    expect(screen.getByRole("contentinfo")).toBeTruthy();
    expect(screen.queryByRole("navigation")).toBeNull();
    expect(screen.queryByRole("button", { name: /Sign/ })).toBeNull();
    await waitFor(() => expect(document.title).toBe("Your feedback – My Taglys"));
    expect(calls.map(({ name }) => name)).toEqual(["RuntimeConfig"]);
  });

  it("[R1.10] offers five ratings in words, for the keyboard too", async () => {
    const { user } = await openFeedback();
    const group = within(screen.getByRole("radiogroup", { name: "How would you rate your project?" }));
    const labels = group.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
    expect(labels).toEqual(["Poor", "Fair", "Good", "Very good", "Excellent"]);
    await user.click(choice("Poor"));
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(choice("Good").checked).toBe(true);
  });

  it("[R1.10] sends rating and comment without a token and says thanks", async () => {
    rememberSignIn();
    const { user, callsOf } = await openFeedback();
    await user.click(choice("Excellent"));
    await user.type(comment(), "  Light at last. ");
    await user.click(sendButton());
    const heading = await screen.findByRole("heading", thanks);
    expect(document.activeElement).toBe(heading);
    const [call] = callsOf("GiveFeedback");
    expect(call?.variables).toEqual({ projectId: "p1", rating: 5, comment: "Light at last." });
    expect(call?.headers.get("authorization")).toBeNull();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByRole("link", { name: "Go to My Taglys" }).getAttribute("href")).toBe("/");
  });

  it("needs no comment", async () => {
    const { user, callsOf } = await openFeedback();
    await user.click(choice("Fair"));
    await user.click(sendButton());
    await screen.findByRole("heading", thanks);
    expect(callsOf("GiveFeedback")[0]?.variables).toEqual({ projectId: "p1", rating: 2, comment: null });
  });

  it("sends once, however often the button is pressed", async () => {
    const answer = Promise.withResolvers<{ giveFeedback: boolean }>();
    const { user, callsOf } = await openFeedback({ GiveFeedback: () => answer.promise });
    await user.click(choice("Good"));
    await user.click(sendButton());
    await user.click(sendButton());
    expect(sendButton().getAttribute("aria-busy")).toBe("true");
    answer.resolve({ giveFeedback: true });
    await screen.findByRole("heading", thanks);
    expect(callsOf("GiveFeedback")).toHaveLength(1);
  });

  it("wants a rating before anything is sent", async () => {
    const { user, callsOf } = await openFeedback();
    await user.type(comment(), "Fine");
    await user.click(sendButton());
    const summary = screen.getByRole("heading", { name: "There is 1 thing to correct" });
    expect(document.activeElement).toBe(summary);
    Element.prototype.scrollIntoView = vi.fn<() => void>();
    await user.click(screen.getByRole("link", { name: "Your rating: Choose one of the five answers." }));
    expect(document.activeElement).toBe(choice("Poor"));
    const group = screen.getByRole("radiogroup");
    expect(group.getAttribute("aria-invalid")).toBe("true");
    expect(within(group).getByText("Choose one of the five answers.")).toBeTruthy();
    expect(comment().value).toBe("Fine");
    expect(callsOf("GiveFeedback")).toEqual([]);
  });

  it("counts what still fits into the comment, 2,000 characters at most", async () => {
    const { user } = await openFeedback();
    expect(screen.getByText("2,000 characters left")).toBeTruthy();
    await user.click(comment());
    await user.paste("x".repeat(2001));
    expect(comment().value).toHaveLength(2000);
    expect(screen.getByText("0 characters left")).toBeTruthy();
  });
});

describe("feedback that was given before", () => {
  it("is told where the service knows of it, and from then on", async () => {
    const { user, router } = await openFeedback({
      GiveFeedback: () => graphQlError("Given already.", "FEEDBACK_ALREADY_GIVEN"),
    });
    await user.click(choice("Good"));
    await user.click(sendButton());
    expect(document.activeElement).toBe(await screen.findByRole("heading", alreadyGiven));
    expect(localStorage.getItem("taglys.feedbackGiven")).toBe('["p1"]');
    expect(currentToasts()).toEqual([]);
    await router.navigate("/feedback/p2");
    expect(await screen.findByRole("radiogroup")).toBeTruthy();
    await router.navigate("/feedback/p1");
    expect(await screen.findByRole("heading", alreadyGiven)).toBeTruthy();
  });

  it("is told on the same device without asking", async () => {
    localStorage.setItem("taglys.feedbackGiven", '["p1"]');
    const { calls } = await openFeedback();
    expect(screen.getByRole("heading", alreadyGiven)).toBeTruthy();
    expect(screen.queryByRole("radiogroup")).toBeNull();
    expect(calls.map(({ name }) => name)).toEqual(["RuntimeConfig"]);
  });

  it("is remembered after thanks", async () => {
    const { user } = await openFeedback();
    await user.click(choice("Good"));
    await user.click(sendButton());
    await screen.findByRole("heading", thanks);
    expect(localStorage.getItem("taglys.feedbackGiven")).toBe('["p1"]');
  });

  it("gets its thanks also where storage is blocked", async () => {
    const { user } = await openFeedback();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full.", "QuotaExceededError");
    });
    await user.click(choice("Good"));
    await user.click(sendButton());
    expect(await screen.findByRole("heading", thanks)).toBeTruthy();
  });
});

describe("feedback that cannot be sent", () => {
  it.each([
    [
      "the network fails",
      () => Promise.reject(new TypeError("Failed to fetch")),
      /^We could not reach our service\. .*what you entered is still here\.$/,
    ],
    ["the service fails", () => failure(503, "Service Unavailable"), "Service Unavailable"],
    ["the service has its reasons", () => graphQlError("The box is full."), "The box is full."],
  ] as const)("stays as entered where %s, and is sent again", async (_, answer, words) => {
    const portal = await openFeedback({ GiveFeedback: answer });
    await portal.user.click(choice("Very good"));
    await portal.user.type(comment(), "Fine");
    await portal.user.click(sendButton());
    const alert = within(await screen.findByRole("alert"));
    expect(alert.getByText("Your feedback could not be sent")).toBeTruthy();
    expect(alert.getByText(words)).toBeTruthy();
    expect([choice("Very good").checked, comment().value]).toEqual([true, "Fine"]);
    expect(currentToasts()).toEqual([]);
    expect(localStorage.getItem("taglys.feedbackGiven")).toBeNull();
    portal.answer(accepted);
    await portal.user.click(sendButton());
    expect(await screen.findByRole("heading", thanks)).toBeTruthy();
  });

  it("says that there is no such project", async () => {
    const { user } = await openFeedback({ GiveFeedback: () => graphQlError("None.", "NOT_FOUND") });
    await user.click(choice("Good"));
    await user.click(sendButton());
    expect(document.activeElement).toBe(await screen.findByRole("heading", notFound));
    expect(localStorage.getItem("taglys.feedbackGiven")).toBeNull();
  });

  it("shows beside the fields what the service finds wrong with them", async () => {
    const { user } = await openFeedback({
      GiveFeedback: () =>
        refusal({ field: "rating", message: "Not so." }, { field: "comment", message: "Too long." }),
    });
    await user.click(choice("Good"));
    await user.click(sendButton());
    await screen.findByRole("heading", { name: "There are 2 things to correct" });
    expect(within(screen.getByRole("radiogroup")).getByText("Not so.")).toBeTruthy();
    expect(comment().getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("Too long.")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(choice("Good").checked).toBe(true);
  });
});
