import { createId, ids } from "#schema/createId.ts";
import { urls } from "#testing/samples/urls.ts";
import "../testing/dialogElement.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { writeDraft } from "../storage/drafts.ts";
import { fakeIntersectionObserver } from "../testing/browser/fakeIntersectionObserver.ts";
import { setClock } from "../testing/identity/fakeIdentityProvider.ts";
import { returnFromProvider } from "../testing/identity/returnFromProvider.ts";
import { storeTestCredentials } from "../testing/identity/storeTestCredentials.ts";
import { createGraphQlErrorResponse } from "../testing/network/errorResponses.ts";
import { sendUploadsByFetch } from "../testing/network/fakeUploads.ts";
import { cancellationReasons } from "../testing/rendering/openCancelDialog.tsx";
import { fillWindow, openRegistrationForm } from "../testing/rendering/openRegistrationForm.ts";
import { openWindowPage } from "../testing/rendering/openWindowPage.ts";
import { renderPortal } from "../testing/rendering/renderPortal.tsx";
import {
  createProjectsPage,
  createSampleProjectDetails,
  createSampleRequest,
  customerResponses,
} from "../testing/samples/sampleProjects.ts";
import { createSampleWindow } from "../testing/samples/sampleWindows.ts";

const accountId = ids.account;
const cancellationDraft = `{"reasonId":"${createId("reason", 2)}","label":"Something else","customReason":"We move"}`;

const responses = {
  ProjectDetails: () => createProjectsPage([createSampleProjectDetails(1)]),
  ShowRequest: () => ({ showRequest: createSampleRequest() }),
  RequestReasons: () => ({ requestReasons: cancellationReasons }),
  Attachments: () => ({ attachments: [] }),
  RegisteredWindowById: () => ({ registeredWindowById: createSampleWindow() }),
};

const findBanner = (name: string) => screen.findByRole("group", { name });

beforeEach(() => {
  setClock();
  fakeIntersectionObserver();
});

afterEach(() => void vi.useRealTimers());

async function typeNotes(user: UserEvent) {
  await user.click(screen.getByRole("button", { name: "Edit notes" }));
  await user.type(screen.getByRole("textbox", { name: "Notes" }), " Oiled.");
}

/** Types notes, then loses the session by saving them. Keeps the storage when the page unloads. */
async function loseSessionWhileTyping() {
  const { user, unmount, getRedirects } = await openWindowPage({
    UpdateRegisteredWindowNotes: () => {
      localStorage.setItem("ad_refreshTokenExpiresAt", "1");
      return createGraphQlErrorResponse("Please sign in.", "AUTH_NOT_AUTHORIZED");
    },
  });
  await typeNotes(user);
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(getRedirects()).toHaveLength(1));
  unmount({ keepsStorage: true });
}

describe("Draft that an expired session interrupted", () => {
  it("takes the focus and comes into view after the sign-in, and stays there while the page loads", async () => {
    await loseSessionWhileTyping();
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
    const { container } = await returnFromProvider(`${urls.window}#facts`, responses);
    const banner = await findBanner("Not saved yet: check and save");
    await expect.poll(() => document.activeElement).toBe(banner);
    expect(scroll.mock.contexts.at(-1)).toBe(banner);
    expect(scroll.mock.calls.at(-1)).toEqual([{ behavior: "instant" }]);

    const callsBefore = scroll.mock.calls.length;
    screen.getByRole("heading", { level: 1 }).focus();
    container.prepend(document.createElement("p"));
    await waitFor(() => expect(document.activeElement).toBe(banner));
    expect(scroll.mock.calls.length).toBeGreaterThan(callsBefore);
    container.querySelector("p")?.remove();
  });

  it("no longer moves focus and position after the visitor's first key press", async () => {
    await loseSessionWhileTyping();
    const { user, container } = await returnFromProvider(urls.window, responses);
    await findBanner("Not saved yet: check and save");
    await user.tab();
    const focused = document.activeElement;
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
    await act(async () => container.prepend(document.createElement("p")));
    await expect.poll(() => document.activeElement).toBe(focused);
    expect(scroll).not.toHaveBeenCalled();
    container.querySelector("p")?.remove();
  });

  it("opens the dialog of a cancellation again", async () => {
    writeDraft({ accountId, form: `cancellation ${ids.request}` }, cancellationDraft);
    await returnFromProvider(urls.project, responses);
    const dialog = within(await screen.findByRole("dialog", { name: "Why do you want to cancel?" }));
    const banner = await dialog.findByRole("group", { name: "Not sent yet: check and send" });
    await waitFor(() => expect(document.activeElement).toBe(banner));
    expect(dialog.getByDisplayValue("We move")).toBeTruthy();
  });
});

async function choosePdf(user: UserEvent) {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>("input[type=file]");
    if (!found) throw new Error("There is no field for files.");
    return found;
  });
  await user.upload(input, new File(["%PDF-1.7"], "plan.pdf", { type: "application/pdf" }));
}

describe("Files that a sign-in interrupted", () => {
  const expired = () => {
    localStorage.setItem("ad_refreshTokenExpiresAt", "1");
    return createGraphQlErrorResponse("Please sign in.", "AUTH_NOT_AUTHORIZED");
  };

  it("are named once on the screen of their upload, and not after a reload", async () => {
    storeTestCredentials();
    const first = await renderPortal(urls.project, {
      ...customerResponses,
      ...responses,
      UploadAttachment: expired,
    });
    sendUploadsByFetch();
    await choosePdf(first.user);
    await waitFor(() => expect(first.getRedirects()).toHaveLength(1));
    first.unmount({ keepsStorage: true });
    const { user, unmount } = await returnFromProvider(urls.project, responses);
    const findTitle = () => screen.queryByText("Sending was interrupted");
    await waitFor(() => expect(findTitle()).toBeTruthy());
    const banner = within(
      screen.getAllByRole("alert").find((it) => it.contains(findTitle())) ?? document.body,
    );
    expect(
      banner.getByText("Choose this file again, unless it is there already:", { exact: false }),
    ).toBeTruthy();
    expect(banner.getByText("plan.pdf")).toBeTruthy();
    await user.click(banner.getByRole("button", { name: "Close" }));
    expect(findTitle()).toBeNull();
    unmount({ keepsStorage: true });
    await renderPortal(urls.project, { ...customerResponses, ...responses });
    await screen.findByText("No file has been added yet.");
    expect(screen.queryByText("Sending was interrupted")).toBeNull();
  });

  it("are named in the draft of a form, also after a reload", async () => {
    const { user, unmount } = await openRegistrationForm();
    await fillWindow(user, 1, "SN100001");
    await choosePdf(user);
    await screen.findByText("plan.pdf");
    unmount({ keepsStorage: true });
    await openRegistrationForm();
    const banner = await findBanner("Not sent yet: check and send");
    expect(banner.textContent).toContain("Choose this file again: plan.pdf.");
  });
});

describe("Draft without an interruption", () => {
  it("takes no focus if another tab wrote it", async () => {
    writeDraft({ accountId, form: `notes ${ids.window}` }, '{"text":"Oiled"}');
    writeDraft({ accountId, form: `cancellation ${ids.request}` }, cancellationDraft);
    sessionStorage.clear();
    const { router } = await returnFromProvider(urls.window, responses);
    const banner = await findBanner("Not saved yet: check and save");
    await expect.poll(() => document.activeElement).toBe(document.body);
    await act(() => router.navigate(urls.project));
    await screen.findByRole("button", { name: "Cancel request" });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(banner.isConnected).toBe(false);
  });

  it("takes no focus after a reload", async () => {
    const { user, unmount } = await openWindowPage({});
    await typeNotes(user);
    unmount({ keepsStorage: true });
    await openWindowPage({});
    await findBanner("Not saved yet: check and save");
    await expect.poll(() => document.activeElement?.tagName).toBe("H1");
  });

  it("takes no focus in a form that the customer had left before the session ended", async () => {
    const { user, router, unmount } = await openWindowPage({});
    await typeNotes(user);
    await act(() => router.navigate("/faq"));
    unmount({ keepsStorage: true });
    const portal = await returnFromProvider("/faq", responses);
    await act(() => portal.router.navigate(urls.window));
    const banner = await findBanner("Not saved yet: check and save");
    expect(document.activeElement).not.toBe(banner);
  });
});
