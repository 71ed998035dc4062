import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ids } from "#schema/createId.ts";
import { findDraftKeys } from "#storage/draftKeys.ts";
import { writeDraft } from "#storage/drafts.ts";
import { type Mutation, mutations, prepareMutation } from "#testing/mutations/mutations.ts";
import { createErrorResponse } from "#testing/network/errorResponses.ts";
import { createAccountId, createMockBackend } from "#testing/network/mockBackend.ts";
import { renderInWorld } from "#testing/rendering/renderInWorld.ts";
import { urls } from "#testing/samples/urls.ts";

/** All mutations with a text that the customer types. A new mutation in the table `mutations` is tested here too. */
const forms = Object.entries(mutations).filter(([, { typed }]) => typed !== undefined);

/** Fills the form, and opens it again as a reload does. */
async function reloadForm(mutation: Mutation) {
  const backend = createMockBackend(mutation.plan);
  const { user, unmount } = await renderInWorld(mutation.path, { ...mutation, backend });
  await mutation.open?.(user);
  await mutation.fill?.(user);
  unmount({ keepsStorage: true });
  const page = await renderInWorld(mutation.path, { ...mutation, backend });
  await mutation.open?.(page.user);
  await findNotice();
  return { ...page, backend };
}

const notice = /^Not (saved|sent) yet: check and (save|send)$/;
const findNotice = () => screen.findByRole("group", { name: notice });

function getTexts(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>("input, textarea")].map(({ value }) => value);
}

afterEach(() => vi.restoreAllMocks());

describe("a draft", () => {
  it.each(forms)("survives a reload and a failed request until it is sent: %s", async (_, mutation) => {
    const { operation, typed = "" } = mutation;
    const page = await reloadForm(mutation);
    const { stubResponses, getRequests, queryClient, backend } = page;
    // The fields of a person appear once the rules for telephone numbers have loaded.
    await waitFor(() => expect(getTexts().join("\n")).toContain(typed));
    stubResponses({ [operation]: () => createErrorResponse(400) });
    fireEvent.click(await mutation.find(page));
    await waitFor(() => expect(screen.queryAllByRole("alert")).not.toEqual([]));
    expect([...getTexts(), document.body.textContent].join("\n")).toContain(typed);
    expect(findDraftKeys()).toHaveLength(1);

    stubResponses({ [operation]: backend.respond });
    const send = screen.queryByRole("button", { name: "Cancel this request permanently" });
    fireEvent.click(send ?? (await mutation.find(page)));
    await waitFor(mutation.expectDone);
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(getRequests(operation)).toHaveLength(2);
    expect(JSON.stringify(getRequests(operation)[1]?.variables)).toContain(typed);
    expect(findDraftKeys()).toEqual([]);
  });

  it.each(forms)("is dropped on “Start again”, which moves the focus: %s", async (_, mutation) => {
    const { user } = await reloadForm(mutation);
    await user.click(screen.getByRole("button", { name: "Start again" }));
    expect(screen.queryByRole("group", { name: notice })).toBeNull();
    expect(getTexts().join("\n")).not.toContain(mutation.typed);
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(findDraftKeys()).toEqual([]);
  });

  it.each([
    ["changing customer data", ["Cancel", "Leave"]],
    ["saving notes", ["Cancel"]],
    ["cancelling a request in own words", ["Keep the request"]],
  ] as const)(
    "is dropped when the customer closes the form without a submission: %s",
    async (name, buttons) => {
      const mutation = mutations[name];
      if (!mutation) throw new Error(`There must be a mutation named "${name}".`);
      const { user } = await reloadForm(mutation);
      for (const button of buttons) await user.click(screen.getByRole("button", { name: button }));
      expect(getTexts().join("\n")).not.toContain(mutation.typed);
      await expect.poll(() => document.activeElement).not.toBe(document.body);
      expect(findDraftKeys()).toEqual([]);
    },
  );

  it.each(forms)("that cannot be stored is not lost without a question: %s", async (_, mutation) => {
    const page = await renderInWorld(mutation.path, mutation);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await prepareMutation(mutation, page);
    await act(() => page.router.navigate("/faq"));
    expect(await screen.findByRole("dialog", { name: "Leave without saving?" })).toBeTruthy();
    expect(page.router.state.location.pathname).toBe(mutation.path);
  });

  const project = { persona: "clara", plan: { scenario: "request" } } as const;
  const window = { persona: "dario", plan: { scenario: "windows" } } as const;
  const cancelled = {
    ...project,
    plan: { scenario: "request", parameters: { status: "CANCELLED" } },
  } as const;
  it.each([
    [
      "customer data equals what the service has",
      urls.project,
      `customer ${ids.request}`,
      { firstName: " Clara ", acceptedMarketing: "on" },
      project,
    ],
    ["customer data is damaged", urls.project, `customer ${ids.request}`, { firstName: 7 }, project],
    ["a request is cancelled already", urls.project, `cancellation ${ids.request}`, {}, cancelled],
    ["feedback was given since", urls.feedback, `feedback ${ids.project}`, { comment: "Light" }, project],
    ["notes are damaged", urls.window, `notes ${ids.window}`, ["no text"], window],
    ["a registration is of a former form", "/window-registration", "registration ", { windows: [] }, window],
  ])("is removed without a notice if %s", async (_, path, form, values, options) => {
    localStorage.setItem("taglys.account.feedbackGiven", JSON.stringify([ids.project]));
    const accountId = form.startsWith("feedback") ? "" : createAccountId(options.persona);
    writeDraft({ accountId, form }, JSON.stringify(values));
    await renderInWorld(path, options);
    await screen.findByRole("heading", { level: 1 });
    await waitFor(() => expect(findDraftKeys()).toEqual([]));
    expect(screen.queryByRole("group", { name: notice })).toBeNull();
  });
});
