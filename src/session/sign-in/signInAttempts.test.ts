import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setClock } from "../../testing/session/fakeIdentityProvider.ts";
import { readCredential } from "../tokens/credentialStore.ts";
import {
  hasAttempts,
  removeAttempts,
  type SignInSecrets,
  startAttempt,
  takeAttempt,
} from "./signInAttempts.ts";

beforeEach(() => setClock());

afterEach(() => void vi.useRealTimers());

function createSecrets(state: string): SignInSecrets {
  return { state, codeVerifier: `verifier of ${state}`, nonce: `nonce of ${state}` };
}

const first = createSecrets("first");
const second = createSecrets("second");

type Tab = Record<string, string>;

/** Switches to another tab: they share `localStorage`, and each has a `sessionStorage` of its own. */
function switchTab(tab: Tab = {}): Tab {
  const left = { ...sessionStorage };
  sessionStorage.clear();
  for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
  return left;
}

describe("takeAttempt", () => {
  it("returns the secrets of an attempt once", () => {
    startAttempt(first, undefined);
    expect(takeAttempt("first")).toMatchObject(first);
    expect(takeAttempt("first")).toBeUndefined();
    expect(hasAttempts()).toBe(false);
  });

  it.each([
    ["first", "second"],
    ["second", "first"],
  ])("returns the secrets of both tabs at the provider, if the %s one returns before the %s", (...order) => {
    const secrets: Record<string, SignInSecrets> = { first, second };
    startAttempt(first, "/project/1");
    const firstTab = switchTab();
    startAttempt(second, "/project/2");
    const secondTab = switchTab();
    const tabs: Record<string, Tab> = { first: firstTab, second: secondTab };
    for (const name of order) {
      switchTab(tabs[name]);
      expect(takeAttempt(name)).toMatchObject(secrets[name] ?? {});
      expect(readCredential("backUrl")).toBe(name === "first" ? "/project/1" : "/project/2");
    }
    expect(hasAttempts()).toBe(false);
  });

  it("returns the secrets of both attempts of one tab, as after going back to the provider", () => {
    startAttempt(first, "/project/1");
    startAttempt(second, "/project/2");
    expect(takeAttempt("first")).toMatchObject(first);
    expect(readCredential("backUrl")).toBe("/project/1");
    expect(takeAttempt("second")).toMatchObject(second);
    expect(readCredential("backUrl")).toBe("/project/2");
  });

  it("returns the secrets of the latest attempt in a tab that did not start it", () => {
    startAttempt(first, "/project/1");
    switchTab();
    expect(takeAttempt("first")).toMatchObject(first);
    expect(readCredential("backUrl")).toBe("/project/1");
  });

  it("returns no back URL of another tab for an attempt without one", () => {
    startAttempt(first, undefined);
    const firstTab = switchTab();
    startAttempt(second, "/project/2");
    switchTab(firstTab);
    takeAttempt("first");
    expect(readCredential("backUrl")).toBeNull();
  });

  it.each(["", "forged"])("returns nothing for the state %j and keeps the attempt", (state) => {
    startAttempt(first, "/faq");
    expect(takeAttempt(state)).toBeUndefined();
    expect(hasAttempts()).toBe(true);
    expect(takeAttempt("first")).toMatchObject(first);
  });

  it("returns nothing for an attempt of a tab that was started a day ago", () => {
    startAttempt(first, undefined);
    startAttempt(second, undefined);
    setClock(86_400);
    expect(takeAttempt("first")).toBeUndefined();
  });

  it("keeps the last five attempts of a tab", () => {
    for (const number of [1, 2, 3, 4, 5, 6]) startAttempt(createSecrets(`attempt ${number}`), undefined);
    expect(takeAttempt("attempt 1")).toBeUndefined();
    expect(takeAttempt("attempt 2")).toMatchObject(createSecrets("attempt 2"));
  });

  it.each([
    ["no JSON", "{"],
    ["no list", "{}"],
    ["a list of something else", '[7, null, {"state":"first"}]'],
  ])("works with what is stored for the tab being %s", (_, stored) => {
    sessionStorage.setItem("ad_attempts", stored);
    expect(takeAttempt("first")).toBeUndefined();
    startAttempt(first, undefined);
    expect(takeAttempt("first")).toMatchObject(first);
  });
});

it("removeAttempts removes the attempts of this tab and the latest one of all tabs", () => {
  startAttempt(first, undefined);
  startAttempt(second, undefined);
  removeAttempts();
  expect(hasAttempts()).toBe(false);
  expect({ ...localStorage, ...sessionStorage }).toEqual({});
});
