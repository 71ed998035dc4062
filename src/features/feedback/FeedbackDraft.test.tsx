import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { findDraftKeys } from "#storage/draftKeys.ts";
import { readDraft, writeDraft } from "#storage/drafts.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import { visitorResponses } from "#testing/samples/sampleProjects.ts";

const thanks = { level: 1, name: "Thank you for your feedback" };

async function openFeedback() {
  const responses = { ...visitorResponses, GiveFeedback: () => ({ giveFeedback: true }) };
  const portal = await renderPortal("/feedback/p1", responses);
  await screen.findByRole("heading", { level: 1 });
  return portal;
}

const getRating = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const getComment = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Your comment/ });
const getSendButton = () => screen.getByRole("button", { name: "Submit" });

describe("Draft of a feedback", () => {
  const notice = "Not sent yet: check and send";
  const scope = { accountId: "", form: "feedback p1" };

  it("is restored after a reload, until the feedback is sent", async () => {
    const { user, unmount } = await openFeedback();
    await user.click(getRating("Good"));
    await user.type(getComment(), "Light at last");
    const stored = readDraft(scope) ?? "";
    unmount();
    writeDraft(scope, stored);
    const { user: visitor, getRequests } = await openFeedback();
    expect(screen.getByText(notice)).toBeTruthy();
    await visitor.click(getSendButton());
    await screen.findByRole("heading", thanks);
    expect(getRequests("GiveFeedback")[0]?.variables).toEqual({
      projectId: "p1",
      rating: 3,
      comment: "Light at last",
    });
    expect(findDraftKeys()).toEqual([]);
  });

  it("is dropped on “Start anew”, which focuses the heading", async () => {
    writeDraft(scope, '{"rating":"3","comment":"Light"}');
    const { user } = await openFeedback();
    await user.click(screen.getByRole("button", { name: "Start anew" }));
    expect(screen.queryByText(notice)).toBeNull();
    expect(getRating("Good").checked).toBe(false);
    expect(getComment().value).toBe("");
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
    expect(findDraftKeys()).toEqual([]);
  });

  it("is removed where feedback was given since", async () => {
    localStorage.setItem("taglys.account.feedbackGiven", '["p1"]');
    writeDraft(scope, '{"comment":"Light"}');
    await openFeedback();
    expect(findDraftKeys()).toEqual([]);
  });
});
