import { mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { getAccount, parseAccounts } from "./accounts.ts";

const account = { email: "tester@mail.example", password: "secret" };

describe("parseAccounts", () => {
  it("reads accounts by country and persona", () => {
    expect(parseAccounts(JSON.stringify({ SE: { anna: account } }))).toEqual({ SE: { anna: account } });
  });

  it.each([
    ["no JSON", "{", '"the file" is something else'],
    ["an unknown country", JSON.stringify({ XX: {} }), '"XX"'],
    ["no password", JSON.stringify({ SE: { anna: { email: account.email } } }), '"SE.anna.password"'],
    ["a number", "5", '"the file" is something else'],
  ])("refuses %s and names the place", (_, text, message) => {
    expect(() => parseAccounts(text)).toThrow(message);
  });

  it("keeps values out of its errors", () => {
    const text = JSON.stringify({ SE: { anna: { email: "no address", password: "secret" } } });
    expect(() => parseAccounts(text)).toThrow(/^(?!.*(secret|no address)).*SE\.anna\.email/);
  });
});

describe("getAccount", () => {
  const folder = mkdtempSync(join(tmpdir(), "accounts-"));
  const path = join(folder, "accounts.json");
  writeFileSync(path, JSON.stringify({ SE: { anna: account } }));
  afterAll(() => rm(folder, { recursive: true }));

  it("returns the mock server's account without a file", () => {
    expect(getAccount("SE", "anna", "").email).toBe("anna@se.example");
  });

  it("returns the file's account if there is a file", () => {
    expect(getAccount("SE", "anna", path)).toEqual(account);
  });

  it("names a missing account in its error", () => {
    expect(() => getAccount("SE", "clara", path)).toThrow("SE › clara");
  });
});
