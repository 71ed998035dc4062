import { useQuery } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { numberingPlansQuery } from "#forms/rules/numberingPlans.ts";
import type { Country } from "#locales.ts";
import { ids } from "#schema/createId.ts";
import { writeDraft } from "#storage/drafts.ts";
import type { ResponseStubs } from "#testing/network/fakeService.ts";
import { renderScreen } from "#testing/rendering/renderScreen.tsx";
import { createSampleRequest } from "#testing/samples/sampleProjects.ts";
import { createValidationErrorResponse } from "#testing/validation/violations.ts";
import { type InstallerRequest, installerRequestQuery } from "../request/installerRequestQuery.ts";
import { CustomerSection } from "./CustomerSection.tsx";

const { customer } = createSampleRequest();
/** A request whose customer differs from the sample. */
const withCustomer = (changes: Partial<typeof customer>) =>
  createSampleRequest({ customer: { ...customer, ...changes } });

/** Renders the section with the request in the cache, as the page does. */
function CachedSection({ readOnly }: { readOnly: boolean }) {
  const { data } = useQuery(installerRequestQuery(ids.request, "en"));
  return data ? <CustomerSection request={data} readOnly={readOnly} /> : null;
}

interface SectionOptions {
  request?: InstallerRequest;
  UpdateCustomer?: NonNullable<ResponseStubs["UpdateCustomer"]>;
  readOnly?: boolean;
  country?: Country;
}

async function renderSection({
  request = createSampleRequest(),
  UpdateCustomer,
  readOnly = false,
  country = "DE",
}: SectionOptions = {}) {
  const responses = {
    ShowRequest: () => ({ showRequest: request }),
    ...(UpdateCustomer && { UpdateCustomer }),
  };
  const rest = await renderScreen(<CachedSection readOnly={readOnly} />, { responses, country });
  await screen.findByRole("heading", { name: "Your details" });
  return rest;
}

/** Opens the form of a fact as a customer does. */
async function openForm(fact: string, options?: SectionOptions) {
  const rest = await renderSection(options);
  await rest.user.click(screen.getByRole("heading", { name: "Your details" }));
  // The form is a lazy component, which suspends outside of the click.
  await act(() => rest.user.click(getChangeButton(fact)));
  await screen.findByRole("button", { name: "Save" });
  return { ...rest, save: () => rest.user.click(screen.getByRole("button", { name: "Save" })) };
}

const getField = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const getFacts = () =>
  screen
    .getAllByRole("term", { hidden: true })
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
const getChangeButton = (fact: string) => screen.getByRole("button", { name: `Change ${fact}` });

afterEach(() => vi.restoreAllMocks());

describe("CustomerSection", () => {
  it("shows all data of the customer", { tags: ["R3.6"] }, async () => {
    await renderSection();
    expect(getFacts()).toEqual([
      ["Name", "Mrs Ada Berg"],
      ["Company", "Berg Design"],
      ["E-mail address", "ada@example.org"],
      ["Telephone", "+49 40 7654321"],
      ["Second telephone", "+49 151 23456789"],
      ["Address", "Mönckebergstraße 7a20095\u00A0Hamburg"],
      ["Owner or tenant", "Owner"],
      ["News and offers", "Yes, by e-mail"],
    ]);
  });

  const unknownData = { salutation: null, company: null, phone: null, alternatePhone: null };
  const unknownChoices = { tenancy: null, acceptedMarketing: null };

  it("offers to add missing data", async () => {
    await renderSection({ request: withCustomer({ ...unknownData, ...unknownChoices }) });
    const missing = getFacts().filter(([, value]) => value === "Not stated");
    expect(missing.map(([term]) => term)).toEqual([
      "Company",
      "Telephone",
      "Second telephone",
      "Owner or tenant",
      "News and offers",
    ]);
  });

  it("omits missing data if nothing can be changed", async () => {
    const request = withCustomer({ ...unknownData, ...unknownChoices });
    await renderSection({ request, readOnly: true });
    expect(getFacts()).toEqual([
      ["Name", "Ada Berg"],
      ["E-mail address", "ada@example.org"],
      ["Address", "Mönckebergstraße 7a20095\u00A0Hamburg"],
    ]);
  });
});

describe("CustomerForm", () => {
  it("opens with only the fields of the fact, and focuses the first one", async () => {
    await openForm("Telephone");
    await waitFor(() => expect(document.activeElement).toBe(getField(/^Telephone/)));
    expect(screen.getAllByRole("textbox")).toHaveLength(1);
    expect(getField(/^Telephone/).value).toBe("+49 40 7654321");
    await waitFor(() => expect(screen.queryAllByRole("button", { name: /^Change/ })).toEqual([]));
    expect(screen.queryAllByRole("term")).toEqual([]);
  });

  it("keeps the focus on the button until the form has loaded", async () => {
    const { user, queryClient } = await renderSection();
    const plans = Promise.withResolvers<boolean>();
    const query = queryClient.prefetchQuery({ ...numberingPlansQuery(), queryFn: () => plans.promise });
    await user.click(screen.getByRole("heading", { name: "Your details" }));
    const button = getChangeButton("Telephone");
    await user.click(button);
    await expect.poll(() => document.activeElement).toBe(button);
    expect(getChangeButton("Telephone").getAttribute("aria-busy")).toBe("true");
    plans.resolve(true);
    await query;
    await waitFor(() => expect(document.activeElement).toBe(getField(/^Telephone/)));
  });

  it.each([
    ["Name", ["combobox", "textbox", "textbox"]],
    ["Address", ["textbox", "textbox", "textbox", "textbox"]],
    ["Owner or tenant", ["combobox"]],
    ["News and offers", ["checkbox"]],
  ] as const)("changes these facts together: %s", async (fact, roles) => {
    await openForm(fact);
    const form = screen.getByRole("button", { name: "Save" }).closest("form");
    const controls = [...(form?.querySelectorAll("input, select") ?? [])];
    const types = { "select-one": "combobox", checkbox: "checkbox" } as Record<string, string>;
    expect(controls.map((it) => types[(it as HTMLInputElement).type] ?? "textbox")).toEqual(roles);
  });

  it("sends unknown choices back unchanged", async () => {
    const choices = { salutation: "DOCTOR", tenancy: "NEWER_VALUE", acceptedMarketing: null };
    const request = withCustomer(choices as never);
    const { user, save, getRequests } = await openForm("Address", {
      request,
      UpdateCustomer: () => ({ updateCustomer: request }),
    });
    await user.clear(getField(/Town/));
    await user.type(getField(/Town/), "Ulm");
    await save();
    await waitFor(() => expect(getRequests("UpdateCustomer")).toHaveLength(1));
    expect(getRequests("UpdateCustomer")[0]?.variables["customer"]).toEqual({
      ...request.customer,
      city: "Ulm",
    });
  });

  it.each([
    ["DE", "Neue Straße 5", true],
    ["CH", "Bahnhofstrasse, 5a", true],
    ["GB", "5 New Road", true],
    ["DE", "Straße des 17. Juni", false],
    ["DE", "Neue Straße", false],
  ] as const)(
    "asks once about a number in the street beside the house number: %s, %s",
    async (country, street, asks) => {
      const { user, save, getRequests } = await openForm("Address", {
        country,
        request: withCustomer(
          country === "GB" ? { postCode: "SW1A 1AA" } : country === "CH" ? { postCode: "3011" } : {},
        ),
        UpdateCustomer: () => ({ updateCustomer: withCustomer({ street }) }),
      });
      await user.clear(getField(/^Street/));
      await user.type(getField(/^Street/), street);
      await save();
      const question = /^There is a number in the street already/;
      if (asks) {
        expect(screen.getAllByText(question).length).toBeGreaterThan(0);
        expect(getRequests("UpdateCustomer")).toEqual([]);
        await save();
      }
      await waitFor(() => expect(getRequests("UpdateCustomer")).toHaveLength(1));
      expect(getRequests("UpdateCustomer")[0]?.variables["customer"]).toMatchObject({
        street,
        houseNumber: "7a",
      });
    },
  );

  it("does not ask about an address that the form does not change", async () => {
    const { user, save, getRequests } = await openForm("Company", {
      request: withCustomer({ street: "Straße 12" }),
      UpdateCustomer: () => ({ updateCustomer: withCustomer({ company: "Ulm" }) }),
    });
    await user.type(getField(/^Company/), "Ulm");
    await save();
    await waitFor(() => expect(getRequests("UpdateCustomer")).toHaveLength(1));
  });

  it("offers an unknown value as an option", async () => {
    await openForm("Owner or tenant", { request: withCustomer({ tenancy: "NEWER_VALUE" } as never) });
    expect(screen.getByRole<HTMLOptionElement>("option", { name: "Other" }).selected).toBe(true);
  });

  it("sends the changed fact with all others, and shows the response", {
    tags: ["R1.6", "R7.21"],
  }, async () => {
    const updated = withCustomer({ lastName: "Berg-Holm" });
    const { user, save, getRequests } = await openForm("Name", {
      UpdateCustomer: () => ({ updateCustomer: updated }),
    });
    await user.clear(getField(/Last name/));
    await user.type(getField(/Last name/), " Berg-Holm ");
    await save();
    await waitFor(() => expect(getFacts()[0]).toEqual(["Name", "Mrs Ada Berg-Holm"]));
    expect(getRequests("UpdateCustomer").map(({ variables }) => variables)).toEqual([
      { requestId: ids.request, customer: { ...customer, lastName: "Berg-Holm" } },
    ]);
    expect(screen.getByText("Your details are saved.")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(getChangeButton("Name")));
  });

  it("sends that the customer no longer wants advertisements", async () => {
    const { user, save, getRequests } = await openForm("News and offers", {
      UpdateCustomer: () => ({ updateCustomer: withCustomer({ acceptedMarketing: false }) }),
    });
    await user.click(screen.getByRole("checkbox"));
    await save();
    await waitFor(() => expect(getRequests("UpdateCustomer")).toHaveLength(1));
    expect(getRequests("UpdateCustomer")[0]?.variables["customer"]).toEqual({
      ...customer,
      acceptedMarketing: false,
    });
    await waitFor(() => expect(getFacts().at(-1)).toEqual(["News and offers", "No"]));
  });

  it("shows the service’s errors beside their fields, also at fields of other facts", async () => {
    const { save } = await openForm("Telephone", {
      UpdateCustomer: () =>
        createValidationErrorResponse({
          "customer.postCode": "There is no such place.",
          "customer.phone": "Nobody answers.",
        }),
    });
    await save();
    const summary = await screen.findByText("There are 2 things to correct");
    await expect.poll(() => document.activeElement).toBe(summary);
    const ids = getField(/Post code/).getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(ids)?.textContent).toBe("There is no such place.");
    expect(getField(/Post code/).value).toBe("20095");
    expect(screen.getByRole("link", { name: "Telephone: Nobody answers." })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("opens with the draft's texts, and for the rest with the service's current data", async () => {
    const { user, unmount } = await openForm("Address");
    await user.clear(getField(/Town/));
    await user.type(getField(/Town/), "Ulm");
    unmount();
    await renderSection({ request: withCustomer({ street: "Elbchaussee", city: "Kiel" }) });
    await screen.findByRole("button", { name: "Save" });
    expect(getField(/Town/).value).toBe("Ulm");
    expect(getField(/Street/).value).toBe("Elbchaussee");
  });

  it("starts again with the fields of all facts that a draft changes", async () => {
    const draft = JSON.stringify({ phone: "+49 40 1", city: "Ulm" });
    writeDraft({ accountId: "", form: `customer ${ids.request}` }, draft);
    const { user } = await renderSection();
    await user.click(await screen.findByRole("button", { name: "Start again" }));
    expect(getField(/^Telephone/).value).toBe("+49 40 7654321");
    expect(getField(/Town/).value).toBe("Hamburg");
  });

  /** Responds to queries with a customer that was changed elsewhere after the form had opened. */
  const changeElsewhere = (
    { stubResponses }: Awaited<ReturnType<typeof openForm>>,
    changes: Parameters<typeof withCustomer>[0],
  ) => stubResponses({ ShowRequest: () => ({ showRequest: withCustomer(changes) }) });

  it("keeps changes that were made elsewhere after it had opened", async () => {
    const saved = withCustomer({ city: "Ulm", lastName: "Berg-Holm" });
    const form = await openForm("Name", { UpdateCustomer: () => ({ updateCustomer: saved }) });
    changeElsewhere(form, { city: "Ulm" });
    await form.user.type(getField(/Last name/), "-Holm");
    await form.save();
    await waitFor(() => expect(getFacts()[0]).toEqual(["Name", "Mrs Ada Berg-Holm"]));
    expect(form.getRequests("UpdateCustomer").map(({ variables }) => variables["customer"])).toEqual([
      { ...customer, city: "Ulm", lastName: "Berg-Holm" },
    ]);
  });

  it("shows the service's value and asks again if the same fact was changed elsewhere", async () => {
    const saved = withCustomer({ street: "Elbchaussee", city: "Ulm" });
    const form = await openForm("Address", { UpdateCustomer: () => ({ updateCustomer: saved }) });
    changeElsewhere(form, { street: "Elbchaussee", city: "Kiel" });
    await form.user.clear(getField(/Town/));
    await form.user.type(getField(/Town/), "Ulm");
    await form.save();
    const conflict = await screen.findByRole("alert");
    expect(conflict.textContent).toContain("These details were changed in the meantime");
    await expect.poll(getFacts).toEqual([["Address", "Elbchaussee 7a20095\u00A0Kiel"]]);
    expect(getField(/Town/).value).toBe("Ulm");
    expect(getField(/Street/).value).toBe("Elbchaussee");
    expect(form.getRequests("UpdateCustomer")).toEqual([]);
    await form.save();
    await waitFor(() => expect(form.getRequests("UpdateCustomer")).toHaveLength(1));
    expect(form.getRequests("UpdateCustomer")[0]?.variables["customer"]).toEqual({
      ...customer,
      street: "Elbchaussee",
      city: "Ulm",
    });
  });

  it("reports that a value was removed elsewhere", async () => {
    const form = await openForm("Company");
    changeElsewhere(form, { company: null });
    await form.user.type(getField(/Company/), " & Co.");
    await form.save();
    await screen.findByRole("alert");
    await expect.poll(getFacts).toEqual([["Company", "Not stated"]]);
  });

  it("sends nothing if the current customer cannot be loaded first", async () => {
    const form = await openForm("Company");
    form.stubResponses({ ShowRequest: () => new Response(null, { status: 503 }) });
    await form.user.type(getField(/Company/), " & Co.");
    await form.save();
    expect((await screen.findByRole("alert")).textContent).toContain("This could not be saved");
    expect(form.getRequests("UpdateCustomer")).toEqual([]);
    expect(getField(/Company/).value).toBe("Berg Design & Co.");
  });

  it("closes without a question when nothing was changed", async () => {
    const { user } = await openForm("Company");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await expect.poll(() => document.activeElement).toBe(getChangeButton("Company"));
  });

  it("asks before it discards changes", async () => {
    const { user } = await openForm("Name");
    await user.type(getField(/First name/), " Maria");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Keep editing" }));
    expect(getField(/First name/).value).toBe("Ada Maria");
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Leave" }));
    expect(getFacts()[0]).toEqual(["Name", "Mrs Ada Berg"]);
    await expect.poll(() => document.activeElement).toBe(getChangeButton("Name"));
  });
});
