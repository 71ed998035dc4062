import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { removeDrafts } from "./draftStorage.ts";
import { type Entered, readDraft, removeDraft, writeDraft } from "./drafts.ts";
import { firstWindow } from "./enteredWindows.ts";
import { noOwner } from "./ownerEntry.ts";

const key = "taglys.registrationDraft";
const ada = { accountId: "ada" };
const adasLoft = { accountId: "ada", projectId: "loft" };
const entered = (notes: string): Entered => ({
  purpose: "own",
  windows: [{ ...firstWindow, notes }],
  made: 1,
  owner: noOwner,
});

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("drafts", () => {
  it("are kept apart by project", () => {
    expect(writeDraft(ada, entered("none"))).toBe(true);
    writeDraft(adasLoft, entered("loft"));
    expect(readDraft(ada)).toEqual(entered("none"));
    removeDraft(ada);
    expect(readDraft(ada)).toBeUndefined();
    expect(readDraft(adasLoft)).toEqual(entered("loft"));
    removeDraft(adasLoft);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it("are never shown to another account, whose own take their place", () => {
    writeDraft(ada, entered("secret"));
    expect(readDraft({ accountId: "ben" })).toBeUndefined();
    writeDraft({ accountId: "ben" }, entered("ben's"));
    expect(localStorage.getItem(key)).not.toContain("secret");
  });

  it("all go at once", () => {
    writeDraft(ada, entered("a"));
    removeDrafts();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    JSON.stringify({ version: 2, accountId: "ada", drafts: { none: entered("a") } }),
    JSON.stringify({ version: 1, accountId: "ada", drafts: { none: { ...entered("a"), windows: [] } } }),
    JSON.stringify({ version: 1, accountId: "ada", drafts: { none: { ...entered("a"), purpose: "x" } } }),
    JSON.stringify({ version: 1, accountId: "ada", drafts: { none: { purpose: "own" } } }),
  ])("that are damaged count as none: %s", (stored) => {
    localStorage.setItem(key, stored);
    expect(readDraft(ada)).toBeUndefined();
  });

  it("do without storage", () => {
    const broken = () => {
      throw new DOMException("no", "QuotaExceededError");
    };
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(broken);
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(broken);
    vi.spyOn(Storage.prototype, "removeItem").mockImplementation(broken);
    expect(writeDraft(ada, entered("a"))).toBe(false);
    expect(readDraft(ada)).toBeUndefined();
    expect(() => removeDraft(ada)).not.toThrow();
    expect(() => removeDrafts()).not.toThrow();
  });
});
