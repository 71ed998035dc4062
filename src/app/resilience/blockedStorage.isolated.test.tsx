import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import {
  createProjectsPage,
  createSampleProject,
  customerResponses,
} from "../../testing/data/sampleProjects.ts";
import type { ResponseStubs } from "../../testing/network/fakeService.ts";

const throwSecurityError = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

/** Ways in which a browser restricts storage. The mocks are restored after each test. */
const restrictions: Record<string, () => void> = {
  "full storage": () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    });
  },
  "storage that cannot be read or written": () => {
    for (const method of ["getItem", "setItem", "removeItem"] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(throwSecurityError);
    }
  },
  "storage that cannot be accessed": () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(throwSecurityError);
    vi.spyOn(window, "sessionStorage", "get").mockImplementation(throwSecurityError);
  },
  "cookies that are not stored": () => {
    vi.spyOn(document, "cookie", "set").mockImplementation(() => {});
  },
  "cookies that cannot be read": () => {
    vi.spyOn(document, "cookie", "get").mockImplementation(throwSecurityError);
  },
  "cookies that cannot be written": () => {
    vi.spyOn(document, "cookie", "set").mockImplementation(throwSecurityError);
  },
};

const provider = "/tenant/B2C_1_signin/v2.0/.well-known/openid-configuration";
const responses = {
  ...customerResponses,
  Projects: () => createProjectsPage([createSampleProject("a")]),
  GiveFeedback: () => ({ giveFeedback: true }),
  [provider]: () => ({}),
} satisfies ResponseStubs;

/** Each page load imports its modules again. */
const slow = { timeout: 10_000 };

/** Renders the portal with fresh modules, so that only the browser's storage survives between pages. */
async function loadPage(path: string, signedIn = false) {
  vi.resetModules();
  const { renderPortal } = await import("../../testing/screens/renderPortal.tsx");
  const { storeTestCredentials: rememberSignIn } = await import(
    "../../testing/session/storeTestCredentials.ts"
  );
  if (signedIn) rememberSignIn();
  return renderPortal(path, responses);
}

describe.each(Object.entries(restrictions))("a browser with %s", (_, restrict) => {
  it("shows the introduction and redirects to sign in", { timeout: 20_000 }, async () => {
    restrict();
    const { user, getRedirects } = await loadPage("/");
    expect((await screen.findByRole("heading", { level: 1 })).textContent).not.toBe("");
    const [signIn] = screen.getAllByRole("button", { name: "Sign in" });
    if (signIn) await user.click(signIn);
    await expect.poll(() => getRedirects(), slow).toHaveLength(1);
  });

  it("shows the projects of a signed-in customer", { timeout: 20_000 }, async () => {
    restrict();
    const { getRequests } = await loadPage("/overview", true);
    expect(await screen.findByRole("link", { name: "Street of a 7" }, slow)).toBeTruthy();
    expect(getRequests("Projects")[0]?.headers.get("x-fingerprint")).toMatch(/^[\da-f-]{36}$/);
  });

  it("sends feedback", { timeout: 20_000 }, async () => {
    restrict();
    const { user } = await loadPage("/feedback/p1");
    await user.click(await screen.findByRole("radio", { name: "Good" }, slow));
    await user.click(screen.getByRole("button", { name: "Submit" }));
    expect(await screen.findByRole("heading", { name: "Thank you for your feedback" })).toBeTruthy();
  });

  it("reads the locale cookie or none, without an error", async () => {
    restrict();
    const { readLocaleCookie, writeLocaleCookie } = await import("../../i18n/locale/localeCookie.ts");
    writeLocaleCookie("it-CH");
    expect([null, "it-CH"]).toContain(readLocaleCookie());
    vi.restoreAllMocks();
  });
});
