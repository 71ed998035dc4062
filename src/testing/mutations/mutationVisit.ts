import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, vi } from "vitest";
import { closeToast, getToasts } from "#ui/notices/toastStore.ts";
import { storeTestCredentials } from "../identity/storeTestCredentials.ts";
import { sendUploadsByFetch } from "../network/sendUploadsByFetch.ts";
import { renderPortal } from "../rendering/renderPortal.tsx";
import type { FakeMutationService, Fate } from "./fakeMutationService.ts";
import { type MutationAction, prepareMutation } from "./mutationActions.ts";
import type { MutationEffect } from "./mutationEffects.ts";

/** Long enough for a busy machine: a page loads anew, and its queries are repeated. */
const waitLong = (check: () => void) => waitFor(check, { timeout: 20_000 });

type Portal = Awaited<ReturnType<typeof renderPortal>>;

/** A customer on the page of a mutation. */
export class MutationVisit {
  readonly #action: MutationAction;
  readonly #effect: MutationEffect;
  readonly #service: FakeMutationService;
  #portal: Portal;
  #control: HTMLElement | undefined;
  #label = "";

  private constructor(
    action: MutationAction,
    effect: MutationEffect,
    service: FakeMutationService,
    portal: Portal,
  ) {
    this.#action = action;
    this.#effect = effect;
    this.#service = service;
    this.#portal = portal;
  }

  static async open(action: MutationAction, effect: MutationEffect, service: FakeMutationService) {
    return new MutationVisit(action, effect, service, await openPortal(action, service));
  }

  async prepare(): Promise<void> {
    const { user, stubResponses } = this.#portal;
    this.#setControl(await prepareMutation(this.#action, user, stubResponses));
  }

  /** Prepares it on a page that was opened later: what was typed is there. */
  async prepareAgain(): Promise<void> {
    const { open, fill, find, typed } = this.#action;
    const { user, stubResponses } = this.#portal;
    await open?.(user);
    if (typed === undefined) await fill?.(user);
    else await waitLong(() => this.#expectTyped());
    this.#setControl(await find(user, stubResponses));
  }

  #setControl(control: HTMLElement): void {
    this.#control = control;
    this.#label = control.getAttribute("aria-label") ?? control.textContent ?? "";
    this.#portal.stubResponses(this.#service.getMutationStub());
  }

  /** Sends it, and waits until the screen says that it has failed or, because the portal has asked, that it has not. */
  async sendInVain(fate: Fate): Promise<void> {
    const { attempts } = this.#service;
    this.#service.fate = fate;
    await this.#send();
    await waitLong(() => expect(this.#service.attempts).toBeGreaterThan(attempts));
    if (fate === "carried out unanswered") return;
    await waitLong(() => expect(this.#portal.queryClient.isMutating()).toBe(0));
    await waitLong(() => expect(this.#isDone() || this.#hasFailed()).toBe(true));
    this.#service.restoreConnection();
    this.#portal.takeLoggedErrors();
  }

  /** Sends what is still there, unless it is known to be carried out. */
  async sendAgain(): Promise<void> {
    if (this.#isDone()) return;
    this.#expectTyped();
    const control = this.#findControl();
    if (control) this.#control = control;
    else {
      // The next visit repeats what no customer can.
      await this.reload();
      await this.finish();
      return;
    }
    await this.#sendSuccessfully();
  }

  /** Completes it on a page that was opened later, unless that shows that it was carried out. */
  async finish(): Promise<void> {
    const { expectShown } = this.#effect;
    if (this.#service.commits > 0 && expectShown) {
      await waitLong(expectShown);
      return;
    }
    await this.prepareAgain();
    await this.#sendSuccessfully();
  }

  /** Returns true if it needs no session. Otherwise the customer has signed in again. */
  async sendWithExpiredSession(): Promise<boolean> {
    for (const name of ["idToken", "refreshToken"]) localStorage.setItem(`ad_${name}ExpiresAt`, "1");
    await this.#send();
    await waitLong(() =>
      expect(localStorage.getItem("ad_idToken") === null || this.#service.commits > 0).toBe(true),
    );
    if (this.#service.commits > 0) return true;
    storeTestCredentials();
    return false;
  }

  async reload(): Promise<void> {
    this.#portal.takeLoggedErrors();
    this.#portal.unmount({ keepsStorage: true });
    this.#portal = await openPortal(this.#action, this.#service);
  }

  async openTab(): Promise<MutationVisit> {
    const tab = await MutationVisit.open(this.#action, this.#effect, this.#service);
    tab.show();
    return tab;
  }

  /** Shows this tab, and hides the others. */
  show(): void {
    document.body.replaceChildren(this.#portal.container);
    // Tabs of a test share the list.
    act(() => getToasts().forEach(({ id }) => void closeToast(id)));
  }

  fillStorage(): void {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    });
  }

  async #send(): Promise<void> {
    const control = this.#control;
    if (!control) throw new Error("The mutation must be prepared before it is sent.");
    const { send } = this.#action;
    if (send && control.tagName !== "BUTTON") await send(control);
    else fireEvent.click(control);
  }

  async #sendSuccessfully(): Promise<void> {
    await this.#send();
    await waitLong(() => this.#effect.expectDone());
    this.#portal.takeLoggedErrors();
  }

  #isDone(): boolean {
    try {
      this.#effect.expectDone();
      return true;
    } catch {
      return false;
    }
  }

  #hasFailed(): boolean {
    if (this.#isSilent()) return true;
    const isFailureShown = screen.queryAllByRole("alert").length > 0 && this.#findControl() !== null;
    return isFailureShown || this.#findRetry() !== null;
  }

  /** Whether the portal sends it by itself, so that it fails without a word. */
  #isSilent(): boolean {
    return this.#action.send !== undefined && this.#action.operation === "MakeNotificationRead";
  }

  #findControl(): HTMLElement | null {
    const retry = this.#findRetry();
    if (retry || this.#isSilent()) return retry;
    if (this.#control?.isConnected) return this.#control;
    return screen.queryByRole("button", { name: this.#label });
  }

  #findRetry(): HTMLElement | null {
    return screen.queryByRole("button", { name: /^Try again/ });
  }

  #expectTyped(): void {
    const { typed } = this.#action;
    if (typed === undefined) return;
    const values = [...document.querySelectorAll("input, textarea")].map(
      (field) => "value" in field && field.value,
    );
    expect([...values, document.body.textContent].join("\n"), "what was typed").toContain(typed);
  }
}

async function openPortal({ path, arrange }: MutationAction, service: FakeMutationService): Promise<Portal> {
  arrange?.();
  const portal = await renderPortal(path, service.getStubs());
  sendUploadsByFetch();
  return portal;
}
