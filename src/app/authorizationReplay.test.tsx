import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sessionQuery } from "../session/sessionQuery.ts";
import { returnAddress, setClock } from "../testing/fakeProvider.ts";
import { visitProvider } from "../testing/providerVisit.ts";
import { renderPortal } from "../testing/renderPortal.tsx";
import { customerAnswers, visitorAnswers } from "../testing/sampleData.ts";
import { rememberSignIn } from "../testing/signedIn.ts";

beforeEach(() => setClock());

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

/** The path and hash of an answer whose attempt is over. */
async function usedAnswer(): Promise<string> {
  const { attempt } = await visitProvider();
  const { pathname, hash } = await returnAddress(attempt);
  localStorage.clear();
  return pathname + hash;
}

it("[R2.13] a return that is replayed by a visitor who is signed in leads to the project list", async () => {
  const address = await usedAnswer();
  rememberSignIn();
  const { router, queryClient, calls } = await renderPortal(address, customerAnswers);
  expect(await screen.findByRole("heading", { name: "Hello Ada, here are your projects" })).toBeTruthy();
  expect(router.state.location.pathname).toBe("/overview");
  expect(calls.filter(({ url }) => url.includes("/tenant/"))).toEqual([]);
  expect(queryClient.getQueryData(sessionQuery().queryKey)).toMatchObject({ justAuthorized: false });
});

it("a return that is replayed by an anonymous visitor offers to sign in again", async () => {
  await renderPortal(await usedAnswer(), visitorAnswers);
  expect(await screen.findByText("completed or abandoned already", { exact: false })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Sign in again" })).toBeTruthy();
});

it("[R5.5] the address opened by hand has no code, whether the visitor is signed in or not", async () => {
  rememberSignIn();
  await renderPortal("/authorization", customerAnswers);
  expect(await screen.findByText("'Code' parameter is not provided")).toBeTruthy();
});
