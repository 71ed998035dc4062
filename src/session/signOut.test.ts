import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ids } from "#schema/createId.ts";
import { createTestSession } from "../testing/identity/createTestSession.ts";
import { createProviderResponses, signInSettings } from "../testing/identity/fakeIdentityProvider.ts";
import { storeTestCredentials } from "../testing/identity/storeTestCredentials.ts";
import { fakeService, type ResponseStubs } from "../testing/network/fakeService.ts";
import * as pageExit from "./sign-in/leavePage.ts";
import { signOut } from "./signOut.ts";

const leavePage = vi.spyOn(pageExit, "leavePage").mockImplementation(() => {});

beforeEach(() => {
  leavePage.mockClear();
});

afterEach(() => vi.unstubAllGlobals());

/** Signs out and returns the URL that the page redirects to. */
async function signOutAndGetUrl(responses: ResponseStubs): Promise<URL> {
  fakeService(responses);
  await signOut(createTestSession(), signInSettings);
  const [target] = leavePage.mock.calls[0] ?? [];
  return new URL(target ?? "");
}

describe("signOut", () => {
  it("removes credentials and the customer's stored data, and keeps the screen's data until the page unloads", async () => {
    storeTestCredentials({ backUrl: "/faq", state: "s", nonce: "n", codeVerifier: "v" });
    for (const key of [
      `taglys.account.draft ${ids.account} notes ${ids.window}`,
      "taglys.account.fingerprint",
      "country",
    ]) {
      localStorage.setItem(key, "value");
    }
    sessionStorage.setItem("taglys.account.form", "value");
    const session = createTestSession();
    session.queryClient.setQueryData(["projects"], ["project"]);
    fakeService(await createProviderResponses());
    await signOut(session, signInSettings);
    expect({ ...localStorage }).toEqual({ country: "value", "taglys.signedOut": "true" });
    expect({ ...sessionStorage }).toEqual({});
    expect(session.queryClient.getQueryData(["projects"])).toEqual(["project"]);
  });

  it("redirects to the provider's logout, which returns to /logout", {
    tags: ["R2.21", "R7.61"],
  }, async () => {
    const url = await signOutAndGetUrl(await createProviderResponses());
    expect(url.origin + url.pathname).toBe("https://login.example/tenant/B2C_1_signin/oauth2/v2.0/logout");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      post_logout_redirect_uri: "http://localhost:3000/logout",
    });
  });

  it("redirects to /logout if the provider cannot be reached", async () => {
    const url = await signOutAndGetUrl({
      "/tenant/B2C_1_signin/v2.0/.well-known/openid-configuration": () =>
        Promise.reject(new TypeError("Failed to fetch")),
    });
    expect(url.href).toBe("http://localhost:3000/logout");
  });
});
