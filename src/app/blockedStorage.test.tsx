import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Answers } from "../testing/fakeService.ts";
import { customerAnswers, samplePage, sampleProject } from "../testing/sampleData.ts";

const refuse = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

/** What a browser may refuse, each in its own way. All is allowed again after the test. */
const refusals: Record<string, () => void> = {
  "storage that is full": () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    });
  },
  "storage that cannot be read": () => {
    for (const method of ["getItem", "setItem", "removeItem"] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
    }
  },
  "storage that cannot be reached": () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(refuse);
    vi.spyOn(window, "sessionStorage", "get").mockImplementation(refuse);
  },
  "cookies that are not kept": () => {
    vi.spyOn(document, "cookie", "set").mockImplementation(() => {});
  },
  "cookies that cannot be read": () => {
    vi.spyOn(document, "cookie", "get").mockImplementation(refuse);
  },
  "cookies that cannot be written": () => {
    vi.spyOn(document, "cookie", "set").mockImplementation(refuse);
  },
};

const provider = "/tenant/B2C_1_signin/v2.0/.well-known/openid-configuration";
const answers = {
  ...customerAnswers,
  Projects: () => samplePage([sampleProject("a")]),
  GiveFeedback: () => ({ giveFeedback: true }),
  [provider]: () => ({}),
} satisfies Answers;

/** Modules are loaded anew for each page. */
const patiently = { timeout: 10_000 };

/** Mounts the portal as a page load of its own, so that nothing is remembered but by the browser. */
async function openPage(address: string, signedIn = false) {
  vi.resetModules();
  const { renderPortal } = await import("../testing/renderPortal.tsx");
  const { rememberSignIn } = await import("../testing/signedIn.ts");
  if (signedIn) rememberSignIn();
  return renderPortal(address, answers);
}

describe.each(Object.entries(refusals))("a browser with %s", (_, block) => {
  it("shows the introduction and leads to the sign-in", { timeout: 20_000 }, async () => {
    block();
    const { user, addressesLeftFor } = await openPage("/");
    expect((await screen.findByRole("heading", { level: 1 })).textContent).not.toBe("");
    const [signIn] = screen.getAllByRole("button", { name: "Sign in" });
    if (signIn) await user.click(signIn);
    await expect.poll(() => addressesLeftFor(), patiently).toHaveLength(1);
  });

  it("shows the projects of a customer who has signed in", { timeout: 20_000 }, async () => {
    block();
    const { callsOf } = await openPage("/overview", true);
    expect(await screen.findByRole("link", { name: "Street of a 7" }, patiently)).toBeTruthy();
    expect(callsOf("Projects")[0]?.headers.get("x-fingerprint")).toMatch(/^[\da-f-]{36}$/);
  });

  it("takes a visitor's feedback", { timeout: 20_000 }, async () => {
    block();
    const { user } = await openPage("/feedback/p1");
    await user.click(await screen.findByRole("radio", { name: "Good" }, patiently));
    await user.click(screen.getByRole("button", { name: "Send feedback" }));
    expect(await screen.findByRole("heading", { name: "Thank you for your feedback" })).toBeTruthy();
  });

  it("reads another language all the same", async () => {
    block();
    const { readLocaleCookie, writeLocaleCookie } = await import("../i18n/localeCookie.ts");
    writeLocaleCookie("it-CH");
    expect([null, "it-CH"]).toContain(readLocaleCookie());
    vi.restoreAllMocks();
  });
});
