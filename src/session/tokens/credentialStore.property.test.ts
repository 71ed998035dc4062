import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Credentials, createCredentialStore } from "./credentialStore.ts";

fc.configureGlobal({ seed: 20_260_601 });

type Name = keyof Credentials;

const credentials = createCredentialStore();

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
  credentials.remove(...names);
  localStorage.clear();
}

function readAll(): [Name, string | null][] {
  return names.map((name) => [name, credentials.read(name)]);
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
        credentials.write(Object.fromEntries(written));
        const values = new Map(written);
        expect(readAll()).toEqual(names.map((name) => [name, values.get(name) ?? null]));
        credentials.remove(...names);
      }),
    );
  });

  it("reads null for what was removed and everything else unchanged", { tags: ["R9.9"] }, () => {
    fc.assert(
      fc.property(entries, fc.subarray([...names]), (written, removed) => {
        credentials.write(Object.fromEntries(written));
        credentials.remove(...removed);
        const values = new Map(written.filter(([name]) => !removed.includes(name)));
        expect(readAll()).toEqual(names.map((name) => [name, values.get(name) ?? null]));
        credentials.remove(...names);
      }),
    );
  });
});

it("credentialStore uses only keys with the prefix ad_", { tags: ["R9.9"] }, () => {
  localStorage.setItem("idToken", "of another application");
  fc.assert(
    fc.property(entries, (written) => {
      credentials.write(Object.fromEntries(written));
      expect({ ...localStorage }).toEqual({
        idToken: "of another application",
        ...Object.fromEntries(written.map(([name, value]) => [`ad_${name}`, value])),
      });
      credentials.remove(...names);
    }),
  );
});
