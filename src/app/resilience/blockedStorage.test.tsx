import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createCredentialStore } from "#session/tokens/credentialStore.ts";
import { setClock } from "#testing/identity/fakeIdentityProvider.ts";
import { startTestSignIn } from "#testing/identity/startTestSignIn.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import type { ResponseStubs } from "#testing/network/fakeService.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import {
  createProjectsPage,
  createSampleProject,
  customerResponses,
} from "#testing/samples/sampleProjects.ts";

const throwSecurityError = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

const throwQuotaError = () => {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
};

/** Ways in which a browser stores nothing at all. The mocks are restored after each test. */
const blockedStorages: Record<string, () => void> = {
  "full storage": () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(throwQuotaError);
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
};

/** Ways in which a browser stores something for a tab only. */
const blockedLocalStorages: Record<string, () => void> = {
  "local storage that cannot be accessed": () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(throwSecurityError);
  },
  "no local storage": () => {
    vi.spyOn(window, "localStorage", "get").mockReturnValue(null as unknown as Storage);
  },
  "full local storage": () => {
    const { setItem } = Storage.prototype;
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
      if (this === localStorage) throwQuotaError();
      setItem.call(this, key, value);
    });
  },
};

const blockedCookies: Record<string, () => void> = {
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

const restrictions = { ...blockedStorages, ...blockedLocalStorages, ...blockedCookies };

const responses = {
  ...customerResponses,
  Projects: () => createProjectsPage([createSampleProject(1)]),
} satisfies ResponseStubs;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function loadPage(path: string, signedIn = false) {
  return renderPortal(path, responses, "en", signedIn ? storeTestCredentials() : undefined);
}

/** Opens the introduction and presses its link to sign in. */
async function pressSignIn() {
  const page = await loadPage("/");
  expect((await screen.findByRole("heading", { level: 1 })).textContent).not.toBe("");
  await page.user.click(screen.getByRole("link", { name: "Sign in or create an account" }));
  return page;
}

describe.each(Object.entries(blockedStorages))("a browser with %s", (_, restrict) => {
  it("explains on a screen which storage a sign-in needs", { timeout: 20_000 }, async () => {
    restrict();
    const { getRedirects, takeLoggedErrors } = await pressSignIn();
    expect(await screen.findByText(/Allow cookies and website data for this page/)).toBeTruthy();
    await expect.poll(() => document.activeElement?.textContent).toBe("Signing in did not work");
    expect(screen.getAllByRole("contentinfo")).toHaveLength(1);
    expect(getRedirects()).toEqual([]);
    expect(takeLoggedErrors()).toEqual(["The sign-in failed"]);
  });

  it("explains after the redirect that the visitor has blocked the storage in the meantime", {
    timeout: 20_000,
  }, async () => {
    restrict();
    const { takeLoggedErrors } = await loadPage("/authorization#code=code&state=state");
    expect(await screen.findByText(/Allow cookies and website data for this page/)).toBeTruthy();
    expect(takeLoggedErrors()).toEqual(["The sign-in failed"]);
  });
});

describe.each(Object.entries({ ...blockedLocalStorages, ...blockedCookies }))(
  "a browser with %s",
  (_, restrict) => {
    it("shows the introduction and redirects to sign in", { timeout: 20_000 }, async () => {
      restrict();
      const { getRedirects } = await pressSignIn();
      await expect.poll(() => getRedirects()).toHaveLength(1);
    });
  },
);

describe.each(Object.entries(blockedLocalStorages))("a browser with %s", (_, restrict) => {
  it("signs in for the tab, also after a reload, until the sign-out", { timeout: 20_000 }, async () => {
    setClock();
    restrict();
    const { complete, returnUrl, tokens } = await startTestSignIn({ backUrl: "/faq" });
    expect(await complete(returnUrl)).toEqual({ kind: "signedIn", backUrl: "/faq" });
    const reloaded = createCredentialStore();
    expect(reloaded.read("idToken")).toBe(tokens.id_token);
    expect(reloaded.exist()).toBe(true);
    reloaded.removeTokens();
    expect({ ...sessionStorage }).toEqual({});
  });
});

it("signs in until the page is reloaded if the storage fills up during the visit to the provider", async () => {
  setClock();
  const { complete, returnUrl, tokens, session } = await startTestSignIn();
  blockedStorages["full storage"]?.();
  expect(await complete(returnUrl)).toMatchObject({ kind: "signedIn" });
  expect(session.credentials.read("idToken")).toBe(tokens.id_token);
});

describe.each(Object.entries(restrictions))("a browser with %s", (_, restrict) => {
  it("shows the projects of a signed-in customer", { timeout: 20_000 }, async () => {
    restrict();
    const { getRequests } = await loadPage("/overview", true);
    expect(await screen.findByRole("link", { name: "Street of p1 7" })).toBeTruthy();
    expect(getRequests("Projects")[0]?.headers.get("x-fingerprint")).toMatch(/^[\da-f-]{36}$/);
  });
});
