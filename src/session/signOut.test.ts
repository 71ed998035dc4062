import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { settings } from "../testing/fakeProvider.ts";
import { rememberSignIn } from "../testing/signedIn.ts";
import * as pageExit from "./leavePage.ts";
import { signOut } from "./signOut.ts";

afterEach(() => vi.restoreAllMocks());

it("[R7.61] forgets everything and visits the provider's logout, which leads back to /logout", () => {
  const leavePage = vi.spyOn(pageExit, "leavePage").mockImplementation(() => {});
  rememberSignIn({ backUrl: "/faq", state: "s", nonce: "n", codeVerifier: "v" });
  localStorage.setItem("fingerprint", "stays");
  const queryClient = new QueryClient();
  queryClient.setQueryData(["projects"], ["of the customer"]);

  signOut(queryClient, settings);

  expect({ ...localStorage }).toEqual({ fingerprint: "stays" });
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  const [target] = leavePage.mock.calls[0] ?? [];
  const address = new URL(target ?? "");
  expect(address.origin + address.pathname).toBe(
    "https://login.example/tenant/B2C_1_signin/oauth2/v2.0/logout",
  );
  expect(Object.fromEntries(address.searchParams)).toEqual({
    post_logout_redirect_uri: "http://localhost:3000/logout",
  });
});
