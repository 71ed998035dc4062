import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { customerResponses } from "../testing/data/sampleProjects.ts";
import { configureTestApi } from "../testing/network/configureTestApi.ts";
import { createErrorResponse } from "../testing/network/errorResponses.ts";
import { fakeService } from "../testing/network/fakeService.ts";
import { storeTestCredentials } from "../testing/session/storeTestCredentials.ts";
import { clearSession, sessionQuery, useAuthState } from "./sessionQuery.ts";

let queryClient: QueryClient;

beforeEach(() => {
  configureTestApi();
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function renderAuthState() {
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return renderHook(() => useAuthState(), { wrapper }).result;
}

it("useAuthState is initialized with the account after the session check", {
  tags: ["R4.8", "R4.9"],
}, async () => {
  storeTestCredentials();
  fakeService(customerResponses);
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

it("useAuthState is initialized as anonymous without a request if there are no credentials", {
  tags: ["R4.8"],
}, async () => {
  const { requests } = fakeService();
  const state = renderAuthState();
  await waitFor(() =>
    expect(state.current).toEqual({ account: null, justAuthorized: false, initialized: true }),
  );
  expect(requests).toEqual([]);
});

it("sessionQuery resolves to an anonymous session after a 401 and removes the tokens", {
  tags: ["R7.31", "R8.5"],
}, async () => {
  storeTestCredentials();
  fakeService({ ...customerResponses, "/api/auth/me": () => createErrorResponse(401, "Unauthorized") });
  expect(await queryClient.fetchQuery(sessionQuery())).toEqual({ account: null, justAuthorized: false });
  expect({ ...localStorage }).toEqual({});
});

it.each([403, 500])(
  "sessionQuery rejects after a %i and keeps the tokens",
  { tags: ["R8.5"] },
  async (status) => {
    storeTestCredentials();
    fakeService({ ...customerResponses, "/api/auth/me": () => createErrorResponse(status) });
    await expect(queryClient.fetchQuery(sessionQuery())).rejects.toMatchObject({ status });
    expect(localStorage.getItem("ad_idToken")).toBe("id-token");
  },
);

it("clearSession removes account data and tokens, and keeps other data", async () => {
  storeTestCredentials();
  fakeService(customerResponses);
  await queryClient.fetchQuery(sessionQuery());
  await queryClient.fetchQuery({
    queryKey: ["projects"],
    queryFn: () => "account data",
    meta: { isAccountData: true },
  });
  await queryClient.fetchQuery({ queryKey: ["campaigns"], queryFn: () => "public data" });
  clearSession(queryClient);
  expect(queryClient.getQueryData(["projects"])).toBeUndefined();
  expect(queryClient.getQueryData(["campaigns"])).toBe("public data");
  expect(queryClient.getQueryData(sessionQuery().queryKey)).toEqual({ account: null, justAuthorized: false });
  expect({ ...localStorage }).toEqual({});
});
