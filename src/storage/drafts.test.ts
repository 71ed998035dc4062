import { afterEach, describe, expect, it, vi } from "vitest";
import { findDraftKeys } from "./draftKeys.ts";
import { closeDraft, isOpenDraft, readDraft, removeDraft, writeDraft } from "./drafts.ts";

const notes = { accountId: "ada", form: "notes window-1" };
const customer = { accountId: "ada", form: "customer request-1" };
const bensNotes = { accountId: "ben", form: "notes window-1" };
const feedback = { accountId: "", form: "feedback project-1" };

afterEach(() => vi.restoreAllMocks());

describe("drafts", () => {
  it("are stored separately by form", () => {
    expect(writeDraft(notes, "1")).toBe(true);
    writeDraft(customer, "2");
    removeDraft(notes, "1");
    expect(readDraft(notes)).toBeNull();
    expect(readDraft(customer)).toBe("2");
    expect(findDraftKeys()).toHaveLength(1);
    removeDraft(customer, "2");
    expect(findDraftKeys()).toEqual([]);
  });

  it("are not returned to another account, and are dropped by its own", () => {
    writeDraft(notes, "secret");
    writeDraft(customer, "secret");
    expect(readDraft(bensNotes)).toBeNull();
    writeDraft(bensNotes, "ben's");
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain("secret");
  });

  it("are dropped by another account, even if its id begins like the draft's account", () => {
    writeDraft({ accountId: "ada2", form: "notes" }, "secret");
    writeDraft(notes, "1");
    expect(JSON.stringify({ ...localStorage })).not.toContain("secret");
  });

  it("do not drop each other if one form has no account", () => {
    writeDraft(notes, "1");
    writeDraft(feedback, "2");
    writeDraft(customer, "3");
    expect([notes, feedback, customer].map(readDraft)).toEqual(["1", "2", "3"]);
  });

  it("are marked as open until the tab leaves the screen of the last change", () => {
    writeDraft(notes, "1");
    writeDraft(customer, "2");
    expect([notes, customer].map(isOpenDraft)).toEqual([false, true]);
    closeDraft();
    expect(isOpenDraft(customer)).toBe(false);
  });

  it("are independent in two tabs with one form: neither overwrites nor removes the other's", () => {
    writeDraft(notes, "of this tab");
    localStorage.setItem("taglys.account.draft ada notes window-1", "of the other tab");
    expect(readDraft(notes)).toBe("of this tab");
    removeDraft(notes, "of this tab");
    expect(readDraft(notes)).toBe("of the other tab");
  });

  it("are neither stored nor returned if storage is blocked", () => {
    const throwQuotaError = () => {
      throw new DOMException("no", "QuotaExceededError");
    };
    for (const name of ["localStorage", "sessionStorage"] as const) {
      vi.spyOn(window, name, "get").mockImplementation(throwQuotaError);
    }
    expect(writeDraft(notes, "1")).toBe(false);
    expect(readDraft(notes)).toBeNull();
    expect(findDraftKeys()).toEqual([]);
    expect(() => removeDraft(notes, "1")).not.toThrow();
  });
});
