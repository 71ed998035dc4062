import { afterEach, describe, expect, it, vi } from "vitest";
import { emptyWindow } from "../entry/windowList.ts";
import { emptyOwner } from "../owner/ownerFormValues.ts";
import { removeDrafts } from "./draftStorage.ts";
import { type RegistrationFormValues, readDraft, removeDraft, writeDraft } from "./drafts.ts";

const storageKey = "taglys.registrationDraft";
const ada = { accountId: "ada" };
const adasLoft = { accountId: "ada", projectId: "loft" };
const createValues = (notes: string): RegistrationFormValues => ({
  purpose: "own",
  projectId: "",
  windows: [{ ...emptyWindow, notes }],
  made: 1,
  owner: emptyOwner,
});

afterEach(() => vi.restoreAllMocks());

describe("drafts", () => {
  it("are stored separately by project", () => {
    expect(writeDraft(ada, createValues("none"))).toBe(true);
    writeDraft(adasLoft, createValues("loft"));
    expect(readDraft(ada)).toEqual(createValues("none"));
    removeDraft(ada);
    expect(readDraft(ada)).toBeUndefined();
    expect(readDraft(adasLoft)).toEqual(createValues("loft"));
    removeDraft(adasLoft);
    expect(localStorage.getItem(storageKey)).toBeNull();
  });

  it("are not returned to another account, and are replaced by its own", () => {
    writeDraft(ada, createValues("secret"));
    expect(readDraft({ accountId: "ben" })).toBeUndefined();
    writeDraft({ accountId: "ben" }, createValues("ben's"));
    expect(localStorage.getItem(storageKey)).not.toContain("secret");
  });

  it("are removed all at once", () => {
    writeDraft(ada, createValues("a"));
    removeDrafts();
    expect(localStorage.getItem(storageKey)).toBeNull();
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    JSON.stringify({ version: 1, accountId: "ada", drafts: { none: createValues("a") } }),
    JSON.stringify({ version: 2, accountId: "ada", drafts: { none: { ...createValues("a"), windows: [] } } }),
    JSON.stringify({
      version: 2,
      accountId: "ada",
      drafts: { none: { ...createValues("a"), purpose: "x" } },
    }),
    JSON.stringify({ version: 2, accountId: "ada", drafts: { none: { purpose: "own" } } }),
  ])("are ignored where they are damaged: %s", (stored) => {
    localStorage.setItem(storageKey, stored);
    expect(readDraft(ada)).toBeUndefined();
  });

  it("are neither stored nor returned where storage is blocked", () => {
    const throwQuotaError = () => {
      throw new DOMException("no", "QuotaExceededError");
    };
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(throwQuotaError);
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(throwQuotaError);
    vi.spyOn(Storage.prototype, "removeItem").mockImplementation(throwQuotaError);
    expect(writeDraft(ada, createValues("a"))).toBe(false);
    expect(readDraft(ada)).toBeUndefined();
    expect(() => removeDraft(ada)).not.toThrow();
    expect(() => removeDrafts()).not.toThrow();
  });
});
