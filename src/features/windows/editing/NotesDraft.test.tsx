import "#testing/dialogElement.ts";
import { act, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { findDraftKeys } from "#storage/draftKeys.ts";
import { writeDraft } from "#storage/drafts.ts";
import { openWindowPage } from "#testing/rendering/openWindowPage.ts";
import { customerResponses } from "#testing/samples/sampleProjects.ts";
import { createSampleWindow } from "#testing/samples/sampleWindows.ts";

const keptText = "Not saved yet: check and save";
const getField = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Notes" });

async function editNotes(user: Awaited<ReturnType<typeof openWindowPage>>["user"], text: string) {
  await user.click(screen.getByRole("button", { name: "Edit notes" }));
  await user.clear(getField());
  await user.type(getField(), text);
}

afterEach(() => vi.restoreAllMocks());

describe("Draft of notes", () => {
  it("restores what was typed before the page was left, until it is saved", async () => {
    const { user, router } = await openWindowPage({
      UpdateRegisteredWindowNotes: () => ({
        updateRegisteredWindowNotes: createSampleWindow({ notes: "Oiled" }),
      }),
      ...customerResponses,
    });
    await editNotes(user, "Oiled");
    await act(() => router.navigate("/faq"));
    expect(screen.queryByRole("dialog")).toBeNull();
    await act(() => router.navigate("/window/window-1"));
    expect(await screen.findByText(keptText)).toBeTruthy();
    expect(getField().value).toBe("Oiled");
    expect(document.activeElement).not.toBe(getField());
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Your notes have been saved.")).toBeTruthy();
    expect(findDraftKeys()).toEqual([]);
  });

  it.each([
    ["Start anew", createSampleWindow().notes],
    ["Cancel", undefined],
  ])("drops a draft on “%s”", async (name, text) => {
    writeDraft({ accountId: "account-1", form: "notes window-1" }, '"Oiled"');
    const { user } = await openWindowPage({});
    await user.click(screen.getByRole("button", { name }));
    expect(screen.queryByText(keptText)).toBeNull();
    expect(screen.queryByRole<HTMLInputElement>("textbox", { name: "Notes" })?.value).toBe(text);
    expect(document.activeElement).not.toBe(document.body);
    expect(findDraftKeys()).toEqual([]);
  });

  it("does not restore what the service has saved", async () => {
    writeDraft(
      { accountId: "account-1", form: "notes window-1" },
      JSON.stringify(` ${createSampleWindow().notes} `),
    );
    await openWindowPage({});
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(findDraftKeys()).toEqual([]);
  });

  it("asks before notes are lost that the browser could not store", async () => {
    // Hovering the link prefetches the project.
    const { user, router } = await openWindowPage({
      ProjectDetails: () => ({ projects: { items: [], pageInfo: { hasNextPage: false } } }),
    });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await editNotes(user, "Oiled");
    await user.click(screen.getByRole("link", { name: "Back to the project" }));
    expect(await screen.findByRole("dialog", { name: "Leave without saving?" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Keep editing" }));
    expect(router.state.location.pathname).toBe("/window/window-1");
    expect(getField().value).toBe("Oiled");
  });
});
