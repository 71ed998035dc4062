import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { providerAnswers, settings } from "../testing/fakeProvider.ts";
import { type Answers, fakeService } from "../testing/fakeService.ts";
import { rememberSignIn } from "../testing/signedIn.ts";
import * as pageExit from "./leavePage.ts";
import { signOut } from "./signOut.ts";

const leavePage = vi.spyOn(pageExit, "leavePage").mockImplementation(() => {});

beforeEach(() => {
  localStorage.clear();
  leavePage.mockClear();
});

afterEach(() => vi.unstubAllGlobals());

async function addressAfterSigningOut(answers: Answers): Promise<URL> {
  fakeService(answers);
  await signOut(new QueryClient(), settings);
  const [target] = leavePage.mock.calls[0] ?? [];
  return new URL(target ?? "");
}

it("forgets everything of the session", async () => {
  rememberSignIn({ backUrl: "/faq", state: "s", nonce: "n", codeVerifier: "v" });
  localStorage.setItem("fingerprint", "stays");
  const queryClient = new QueryClient();
  queryClient.setQueryData(["projects"], ["of the customer"]);
  fakeService(await providerAnswers());
  await signOut(queryClient, settings);
  expect({ ...localStorage }).toEqual({ fingerprint: "stays" });
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

it("[R7.61] visits the provider's logout, which leads back to /logout", async () => {
  const address = await addressAfterSigningOut(await providerAnswers());
  expect(address.origin + address.pathname).toBe(
    "https://login.example/tenant/B2C_1_signin/oauth2/v2.0/logout",
  );
  expect(Object.fromEntries(address.searchParams)).toEqual({
    post_logout_redirect_uri: "http://localhost:3000/logout",
  });
});

it("goes straight to /logout where the provider cannot be reached", async () => {
  const address = await addressAfterSigningOut({
    "/tenant/B2C_1_signin/v2.0/.well-known/openid-configuration": () =>
      Promise.reject(new TypeError("Failed to fetch")),
  });
  expect(address.href).toBe("http://localhost:3000/logout");
});
