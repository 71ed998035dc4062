import "#testing/dialogElement.ts";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { findDraftKeys } from "#storage/draftKeys.ts";
import { writeDraft } from "#storage/drafts.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { actionResponses } from "#testing/mutations/actionResponses.ts";
import { type MutationAction, mutationActions, prepareMutation } from "#testing/mutations/mutationActions.ts";
import { mutationEffects } from "#testing/mutations/mutationEffects.ts";
import { createErrorResponse } from "#testing/network/errorResponses.ts";
import type { ResponseStubs } from "#testing/network/fakeService.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import { createSampleRequest } from "#testing/samples/sampleProjects.ts";

// jsdom lays nothing out and cannot scroll.
Element.prototype.scrollIntoView = () => {};

/** The mutations with a text that the customer types. A new one is tested here once `mutationActions` has it. */
const forms = Object.entries(mutationActions).filter(([, { typed }]) => typed !== undefined);

function openForm({ path, responses, arrange }: MutationAction) {
  storeTestCredentials();
  arrange?.();
  return renderPortal(path, { ...actionResponses, ...responses });
}

/** Fills the form, and opens it again as a reload does. */
async function reloadForm(action: MutationAction) {
  const { user, unmount } = await openForm(action);
  await action.open?.(user);
  await action.fill?.(user);
  unmount({ keepsStorage: true });
  const portal = await openForm(action);
  await action.open?.(portal.user);
  await findNotice();
  return portal;
}

const notice = /^Not (saved|sent) yet: check and (save|send)$/;
const findNotice = () => screen.findByRole("status", { name: notice });

function getTexts(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>("input, textarea")].map(({ value }) => value);
}

afterEach(() => vi.restoreAllMocks());

describe("a draft", () => {
  it.each(forms)(
    "is restored after a reload, and kept by a failed request until it is sent: %s",
    async (name, action) => {
      const { user, stubResponses, getRequests, queryClient } = await reloadForm(action);
      expect(getTexts()).toContain(action.typed);
      const { operation } = action;
      stubResponses({ [operation]: () => createErrorResponse(400) });
      fireEvent.click(await action.find(user, stubResponses));
      await waitFor(() => expect(screen.queryAllByRole("alert")).not.toEqual([]));
      expect([...getTexts(), document.body.textContent].join("\n")).toContain(action.typed);
      expect(findDraftKeys()).toHaveLength(1);

      stubResponses({ ...mutationEffects[name]?.after, [operation]: () => mutationEffects[name]?.data });
      const send = screen.queryByRole("button", { name: "Cancel this request permanently" });
      fireEvent.click(send ?? (await action.find(user, stubResponses)));
      await waitFor(() => mutationEffects[name]?.expectDone());
      await waitFor(() => expect(queryClient.isMutating()).toBe(0));
      expect(getRequests(operation)).toHaveLength(2);
      expect(JSON.stringify(getRequests(operation)[1]?.variables)).toContain(JSON.stringify(action.typed));
      expect(findDraftKeys()).toEqual([]);
    },
  );

  it.each(forms)("is dropped on “Start again”, which moves the focus: %s", async (_, action) => {
    const { user } = await reloadForm(action);
    await user.click(screen.getByRole("button", { name: "Start again" }));
    expect(screen.queryByRole("status", { name: notice })).toBeNull();
    expect(getTexts()).not.toContain(action.typed);
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(findDraftKeys()).toEqual([]);
  });

  it.each([
    ["changing customer data", ["Cancel", "Leave"]],
    ["saving notes", ["Cancel"]],
    ["cancelling a request in own words", ["Keep the request"]],
  ] as const)("is dropped where the form is closed without a submission: %s", async (name, buttons) => {
    const action = mutationActions[name];
    if (!action) throw new Error(`There must be an action named "${name}".`);
    const { user } = await reloadForm(action);
    for (const button of buttons) await user.click(screen.getByRole("button", { name: button }));
    expect(getTexts()).not.toContain(action.typed);
    expect(document.activeElement).not.toBe(document.body);
    expect(findDraftKeys()).toEqual([]);
  });

  it.each(forms)(
    "that cannot be stored makes the portal ask before the page is left: %s",
    async (_, action) => {
      const { user, router, stubResponses } = await openForm(action);
      vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
        throw new DOMException("full", "QuotaExceededError");
      });
      await prepareMutation(action, user, stubResponses);
      await act(() => router.navigate("/faq"));
      expect(await screen.findByRole("dialog", { name: "Leave without saving?" })).toBeTruthy();
      expect(router.state.location.pathname).toBe(action.path);
    },
  );

  const cancelled = () => ({ showRequest: createSampleRequest({ currentStatus: "CANCELLED" }) });
  it.each<[string, string, string, object, ResponseStubs?]>([
    [
      "customer data equals what the service has",
      "/project/project-1",
      "customer request-1",
      { firstName: " Ada ", acceptedMarketing: "on" },
    ],
    ["customer data is damaged", "/project/project-1", "customer request-1", { firstName: 7 }],
    [
      "a request is cancelled already",
      "/project/project-1",
      "cancellation request-1",
      {},
      { ShowRequest: cancelled },
    ],
    ["feedback was given since", "/feedback/project-1", "feedback project-1", { comment: "Light" }],
    ["notes are damaged", "/window/window-1", "notes window-1", ["no text"]],
    ["a registration is of a former form", "/window-registration", "registration ", { windows: [] }],
  ])("is removed without a notice where %s", async (_, path, form, values, responses) => {
    localStorage.setItem("taglys.account.feedbackGiven", '["project-1"]');
    writeDraft({ accountId: form.startsWith("feedback") ? "" : "account-1", form }, JSON.stringify(values));
    storeTestCredentials();
    await renderPortal(path, { ...actionResponses, ...responses });
    await screen.findByRole("heading", { level: 1 });
    await waitFor(() => expect(findDraftKeys()).toEqual([]));
    expect(screen.queryByRole("status", { name: notice })).toBeNull();
  });
});
