import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ids } from "#schema/createId.ts";
import { createTestSession } from "../testing/identity/createTestSession.ts";
import { storeTestCredentials } from "../testing/identity/storeTestCredentials.ts";
import { configureTestApi } from "../testing/network/configureTestApi.ts";
import { createGraphQlErrorResponse } from "../testing/network/errorResponses.ts";
import { fakeService, type ReceivedRequest } from "../testing/network/fakeService.ts";
import { customerResponses } from "../testing/samples/sampleProjects.ts";
import type { Session } from "./createSession.ts";
import { SessionContext, useAuthState } from "./useSession.ts";

let session: Session;

beforeEach(() => {
  configureTestApi();
  session = createTestSession();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function renderAuthState() {
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={session.queryClient}>
      <SessionContext value={session}>{children}</SessionContext>
    </QueryClientProvider>
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
    id: ids.account,
    firstName: "Ada",
    lastName: "Berg",
    email: "ada@example.org",
  });
});

it("useAuthState is initialized as anonymous without a request if there are no credentials", async () => {
  const { requests } = fakeService();
  const state = renderAuthState();
  await waitFor(() =>
    expect(state.current).toEqual({ account: null, justAuthorized: false, initialized: true }),
  );
  expect(requests).toEqual([]);
});

it("session.check requests the account again if it has refreshed a token that the main API rejects with an unknown code", async () => {
  storeTestCredentials();
  const refreshIdToken = async (rejectedToken: string) => {
    session.credentials.write({ idToken: `${rejectedToken} refreshed` });
    return session.credentials.read("idToken");
  };
  configureTestApi({ getIdToken: async () => session.credentials.read("idToken"), refreshIdToken });
  const isRefreshed = ({ headers }: ReceivedRequest) => headers.get("authorization")?.endsWith("refreshed");
  const { getRequests } = fakeService({
    "/api/auth/me": (request) =>
      isRefreshed(request) ? customerResponses["/api/auth/me"]() : new Response(null, { status: 401 }),
    ShowAccount: (request) =>
      isRefreshed(request)
        ? customerResponses.ShowAccount()
        : createGraphQlErrorResponse("The JWT is too old.", "JWT_TOO_OLD"),
  });
  expect((await session.check()).account?.firstName).toBe("Ada");
  expect(getRequests("ShowAccount")).toHaveLength(2);
});

it("session.clear removes account data and tokens, and keeps other data", async () => {
  storeTestCredentials();
  fakeService(customerResponses);
  await session.check();
  await session.queryClient.fetchQuery({
    queryKey: ["projects"],
    queryFn: () => "account data",
  });
  await session.queryClient.fetchQuery({
    queryKey: ["campaigns"],
    queryFn: () => "public data",
    meta: { isPublic: true },
  });
  session.clear();
  expect(session.queryClient.getQueryData(["projects"])).toBeUndefined();
  expect(session.queryClient.getQueryData(["campaigns"])).toBe("public data");
  expect(session.getChecked()).toEqual({ account: null, justAuthorized: false });
  expect({ ...localStorage }).toEqual({});
});
