import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { findDraftKeys } from "#storage/draftKeys.ts";
import { readDraft, writeDraft } from "#storage/drafts.ts";
import {
  type CustomerSectionOptions,
  sampleCustomer as customer,
  getPersonField as getField,
  openCustomerForm as openForm,
  renderCustomerSection as renderSection,
  withCustomer,
} from "#testing/rendering/openCustomerForm.tsx";
import { createSampleRequest } from "#testing/samples/sampleProjects.ts";

describe("Draft of a customer's data", () => {
  const scope = { accountId: "", form: "customer request-1" };
  const notice = "Not saved yet: check and save";

  async function openDraft(texts: Record<string, string>, options?: CustomerSectionOptions) {
    writeDraft(scope, JSON.stringify(texts));
    return renderSection(options);
  }

  it("is stored with each change, and removed once the changes are saved", async () => {
    const { user, save } = await openForm({
      UpdateCustomer: () => ({ updateCustomer: withCustomer({ firstName: "Ada Maria" }) }),
    });
    await user.click(screen.getByRole("checkbox"));
    expect(readDraft(scope)).not.toContain("acceptedMarketing");
    await user.type(getField(/First name/), " Maria");
    expect(readDraft(scope)).toContain('"Ada Maria"');
    await save();
    await screen.findByText("Mrs Ada Maria Berg");
    expect(findDraftKeys()).toEqual([]);
  });

  it("opens the form without taking the focus, and is sent as typed", async () => {
    const { user, getRequests } = await openDraft(
      { firstName: "Maria", company: "", unknown: "x" },
      { UpdateCustomer: () => ({ updateCustomer: createSampleRequest() }) },
    );
    expect(await screen.findByText(notice)).toBeTruthy();
    expect(getField(/First name/).value).toBe("Maria");
    expect(getField(/Last name/).value).toBe("Berg");
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(false);
    expect(document.activeElement).toBe(document.body);
    await user.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByRole("button", { name: "Change" });
    expect(getRequests("UpdateCustomer")[0]?.variables["customer"]).toEqual({
      ...customer,
      firstName: "Maria",
      company: null,
      acceptedMarketing: false,
    });
  });

  it("is dropped on “Start anew”, which focuses the first field", async () => {
    const { user } = await openDraft({ firstName: "Maria" });
    await user.click(await screen.findByRole("button", { name: "Start anew" }));
    expect(screen.queryByText(notice)).toBeNull();
    expect(getField(/First name/).value).toBe("Ada");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("combobox", { name: /Title/ })));
    expect(findDraftKeys()).toEqual([]);
  });

  it("is dropped on “Cancel” after a question", async () => {
    const { user } = await openDraft({ firstName: "Maria" });
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Leave" }));
    expect(screen.getByText("Mrs Ada Berg")).toBeTruthy();
    expect(findDraftKeys()).toEqual([]);
  });

  it.each([
    ["equals what the service has", { firstName: " Ada ", county: "", acceptedMarketing: "on" }],
    ["is damaged", { firstName: 7 }],
  ])("is removed where it %s", async (_, texts) => {
    writeDraft(scope, JSON.stringify(texts));
    await renderSection();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(findDraftKeys()).toEqual([]);
  });
});
