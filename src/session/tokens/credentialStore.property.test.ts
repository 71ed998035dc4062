import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Credentials, readCredential, removeCredentials, writeCredentials } from "./credentialStore.ts";

fc.configureGlobal({ seed: 20_260_601 });

type Name = keyof Credentials;

const names: readonly Name[] = [
  "codeVerifier",
  "backUrl",
  "idToken",
  "idTokenExpiresAt",
  "refreshToken",
  "refreshTokenExpiresAt",
  "profileInfo",
  "notBefore",
  "state",
  "nonce",
];

/** Any string that storage accepts, including unpaired surrogates. */
const text = fc.string({ unit: fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)) });
const entries = fc.uniqueArray(fc.tuple(fc.constantFrom(...names), text), {
  selector: ([name]) => name,
  minLength: 1,
});

function block(...methods: ("getItem" | "setItem" | "removeItem")[]): void {
  for (const method of methods) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("The storage is blocked.", "SecurityError");
    });
  }
}

function clear(): void {
  removeCredentials(...names);
  localStorage.clear();
}

function readAll(): [Name, string | null][] {
  return names.map((name) => [name, readCredential(name)]);
}

beforeEach(clear);

afterEach(() => {
  vi.restoreAllMocks();
  clear();
});

describe.each([
  ["available", [] as const],
  ["full", ["setItem"] as const],
  ["blocked", ["getItem", "setItem", "removeItem"] as const],
])("credentialStore with a storage that is %s", (_, blocked) => {
  beforeEach(() => block(...blocked));

  it("reads back any string that was written", { tags: ["R9.9"] }, () => {
    fc.assert(
      fc.property(entries, (written) => {
        writeCredentials(Object.fromEntries(written));
        const values = new Map(written);
        expect(readAll()).toEqual(names.map((name) => [name, values.get(name) ?? null]));
        removeCredentials(...names);
      }),
    );
  });

  it("reads null for what was removed and everything else unchanged", { tags: ["R9.9"] }, () => {
    fc.assert(
      fc.property(entries, fc.subarray([...names]), (written, removed) => {
        writeCredentials(Object.fromEntries(written));
        removeCredentials(...removed);
        const values = new Map(written.filter(([name]) => !removed.includes(name)));
        expect(readAll()).toEqual(names.map((name) => [name, values.get(name) ?? null]));
        removeCredentials(...names);
      }),
    );
  });
});

it("credentialStore uses only keys with the prefix ad_", { tags: ["R9.9"] }, () => {
  localStorage.setItem("idToken", "of another application");
  fc.assert(
    fc.property(entries, (written) => {
      writeCredentials(Object.fromEntries(written));
      expect({ ...localStorage }).toEqual({
        idToken: "of another application",
        ...Object.fromEntries(written.map(([name, value]) => [`ad_${name}`, value])),
      });
      removeCredentials(...names);
    }),
  );
});
