import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeService } from "../testing/fakeService.ts";
import { failure } from "../testing/responses.ts";
import { customerAnswers } from "../testing/sampleData.ts";
import { rememberSignIn } from "../testing/signedIn.ts";
import { connectForTest } from "../testing/testConnection.ts";
import { markJustAuthorized, markSignedOut, sessionQuery, useAuthState } from "./sessionQuery.ts";

let queryClient: QueryClient;

beforeEach(() => {
  connectForTest();
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function renderAuthState() {
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return renderHook(() => useAuthState(), { wrapper }).result;
}

it("[R4.8] [R4.9] is initialized by the session check, which sets the account", async () => {
  rememberSignIn();
  fakeService(customerAnswers);
  const state = renderAuthState();
  expect(state.current).toEqual({ account: null, justAuthorized: false, initialized: false });
  await waitFor(() => expect(state.current.initialized).toBe(true));
  expect(state.current.account).toEqual({
    id: "account-1",
    firstName: "Ada",
    lastName: "Berg",
    email: "ada@example.org",
  });
});

it("[R4.8] is initialized as anonymous, without a call, where there are no credentials", async () => {
  const { calls } = fakeService();
  const state = renderAuthState();
  await waitFor(() =>
    expect(state.current).toEqual({ account: null, justAuthorized: false, initialized: true }),
  );
  expect(calls).toEqual([]);
});

it("[R4.8] knows of a visitor who has just signed in", async () => {
  rememberSignIn();
  fakeService(customerAnswers);
  await queryClient.fetchQuery(sessionQuery());
  markJustAuthorized(queryClient);
  expect(renderAuthState().current).toMatchObject({ account: { firstName: "Ada" }, justAuthorized: true });
});

it("[R7.31] [R8.5] takes a 401 for an anonymous visitor and forgets the tokens", async () => {
  rememberSignIn();
  fakeService({ ...customerAnswers, "/api/auth/me": () => failure(401, "Unauthorized") });
  expect(await queryClient.fetchQuery(sessionQuery())).toEqual({ account: null, justAuthorized: false });
  expect({ ...localStorage }).toEqual({});
});

it.each([403, 500])("[R8.5] passes a %i on and keeps the tokens", async (status) => {
  rememberSignIn();
  fakeService({ ...customerAnswers, "/api/auth/me": () => failure(status) });
  await expect(queryClient.fetchQuery(sessionQuery())).rejects.toMatchObject({ status });
  expect(localStorage.getItem("ad_idToken")).toBe("id-token");
});

it("forgets at the end of the session what was loaded for the account, and nothing else", async () => {
  rememberSignIn();
  fakeService(customerAnswers);
  await queryClient.fetchQuery(sessionQuery());
  await queryClient.fetchQuery({
    queryKey: ["projects"],
    queryFn: () => "of Ada",
    meta: { ofAccount: true },
  });
  await queryClient.fetchQuery({ queryKey: ["campaigns"], queryFn: () => "of everybody" });
  markSignedOut(queryClient);
  expect(queryClient.getQueryData(["projects"])).toBeUndefined();
  expect(queryClient.getQueryData(["campaigns"])).toBe("of everybody");
  expect(queryClient.getQueryData(sessionQuery().queryKey)).toEqual({ account: null, justAuthorized: false });
  expect({ ...localStorage }).toEqual({});
});
