import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setClock } from "#testing/identity/fakeIdentityProvider.ts";
import { createCredentialStore } from "../tokens/credentialStore.ts";
import {
  hasAttempts,
  removeAttempts,
  type SignInSecrets,
  startAttempt,
  takeAttempt,
} from "./signInAttempts.ts";

const credentials = createCredentialStore();

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
    startAttempt(credentials, first, undefined);
    expect(takeAttempt(credentials, "first")).toMatchObject(first);
    expect(takeAttempt(credentials, "first")).toBeUndefined();
    expect(hasAttempts(credentials)).toBe(false);
  });

  it.each([
    ["first", "second"],
    ["second", "first"],
  ])("returns the secrets of two tabs at the provider if the %s tab returns before the %s", (...order) => {
    const secrets: Record<string, SignInSecrets> = { first, second };
    startAttempt(credentials, first, "/project/1");
    const firstTab = switchTab();
    startAttempt(credentials, second, "/project/2");
    const secondTab = switchTab();
    const tabs: Record<string, Tab> = { first: firstTab, second: secondTab };
    for (const name of order) {
      switchTab(tabs[name]);
      expect(takeAttempt(credentials, name)).toMatchObject(secrets[name] ?? {});
      expect(credentials.read("backUrl")).toBe(name === "first" ? "/project/1" : "/project/2");
    }
    expect(hasAttempts(credentials)).toBe(false);
  });

  it("returns the secrets of both attempts of one tab, which went back to the provider", () => {
    startAttempt(credentials, first, "/project/1");
    startAttempt(credentials, second, "/project/2");
    expect(takeAttempt(credentials, "first")).toMatchObject(first);
    expect(credentials.read("backUrl")).toBe("/project/1");
    expect(takeAttempt(credentials, "second")).toMatchObject(second);
    expect(credentials.read("backUrl")).toBe("/project/2");
  });

  it("returns the secrets of the latest attempt in a tab that did not start it", () => {
    startAttempt(credentials, first, "/project/1");
    switchTab();
    expect(takeAttempt(credentials, "first")).toMatchObject(first);
    expect(credentials.read("backUrl")).toBe("/project/1");
  });

  it("returns no back URL of another tab for an attempt without one", () => {
    startAttempt(credentials, first, undefined);
    const firstTab = switchTab();
    startAttempt(credentials, second, "/project/2");
    switchTab(firstTab);
    takeAttempt(credentials, "first");
    expect(credentials.read("backUrl")).toBeNull();
  });

  it.each(["", "forged"])("returns nothing for the state %j and keeps the attempt", (state) => {
    startAttempt(credentials, first, "/faq");
    expect(takeAttempt(credentials, state)).toBeUndefined();
    expect(hasAttempts(credentials)).toBe(true);
    expect(takeAttempt(credentials, "first")).toMatchObject(first);
  });

  it.each([
    [3599, "returns", first],
    [3600, "does not return", undefined],
  ])("after %d seconds %s the secrets of an earlier attempt of the tab", (seconds, _, secrets) => {
    startAttempt(credentials, first, undefined);
    startAttempt(credentials, second, undefined);
    setClock(seconds);
    const taken = takeAttempt(credentials, "first");
    if (secrets) expect(taken).toMatchObject(secrets);
    else expect(taken).toBeUndefined();
  });

  it("keeps the secrets and back URLs of only the last two attempts of a tab", () => {
    for (const name of ["1", "2", "3"])
      startAttempt(credentials, createSecrets(name), `/register/p/token-${name}`);
    const stored = JSON.stringify({ ...localStorage, ...sessionStorage });
    expect(stored).not.toMatch(/verifier of 1|token-1/);
    expect(takeAttempt(credentials, "1")).toBeUndefined();
    expect(takeAttempt(credentials, "2")).toMatchObject(createSecrets("2"));
  });

  it.each([
    ["no JSON", "{"],
    ["no list", "{}"],
    ["a list of something else", '[7, null, {"state":"first"}]'],
  ])("works if the tab's stored attempts are %s", (_, stored) => {
    sessionStorage.setItem("ad_attempts", stored);
    expect(takeAttempt(credentials, "first")).toBeUndefined();
    startAttempt(credentials, first, undefined);
    expect(takeAttempt(credentials, "first")).toMatchObject(first);
  });
});

it("removeAttempts removes the attempts of this tab and the latest one of all tabs", () => {
  startAttempt(credentials, first, undefined);
  startAttempt(credentials, second, undefined);
  removeAttempts(credentials);
  expect(hasAttempts(credentials)).toBe(false);
  expect({ ...localStorage, ...sessionStorage }).toEqual({});
});
