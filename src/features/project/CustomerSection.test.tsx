import { useQuery } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { notAuthorizedCode } from "../../api/errors.ts";
import type { Country } from "../../api/generated/main/graphql.ts";
import type { Answers } from "../../testing/fakeService.ts";
import { renderScreen } from "../../testing/renderScreen.tsx";
import { graphQlError } from "../../testing/responses.ts";
import { sampleRequest } from "../../testing/sampleData.ts";
import { violations } from "../../testing/violations.ts";
import { CustomerSection } from "./CustomerSection.tsx";
import { type RequestDetails, requestQuery } from "./requestQuery.ts";

type Customer = RequestDetails["customer"];

const customer = sampleRequest().customer;
const withCustomer = (changes: Partial<Customer>) => sampleRequest({ customer: { ...customer, ...changes } });

/** The section as a page shows it: with what the cache holds. */
function CachedSection(props: { readOnly?: boolean; onSaved?: (request: RequestDetails) => void }) {
  const { data } = useQuery(requestQuery("request-1"));
  return data ? <CustomerSection request={data} {...props} /> : null;
}

interface SetUp {
  request?: RequestDetails;
  UpdateCustomer?: NonNullable<Answers["UpdateCustomer"]>;
  readOnly?: boolean;
  country?: Country;
}

async function setUp({
  request = sampleRequest(),
  UpdateCustomer,
  readOnly = false,
  country = "DE",
}: SetUp = {}) {
  const onSaved = vi.fn();
  const answers = {
    ShowRequest: () => ({ showRequest: request }),
    ...(UpdateCustomer && { UpdateCustomer }),
  };
  const rest = await renderScreen(<CachedSection readOnly={readOnly} onSaved={onSaved} />, {
    answers,
    country,
  });
  await screen.findByRole("heading", { name: "Your details" });
  return { ...rest, onSaved };
}

async function openForm(options?: SetUp) {
  const rest = await setUp(options);
  // The form comes late, which React wants to be waited for.
  await act(() => rest.user.click(screen.getByRole("button", { name: "Change" })));
  await screen.findByRole("button", { name: "Save" });
  return { ...rest, save: () => rest.user.click(screen.getByRole("button", { name: "Save" })) };
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const facts = () =>
  screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);
const focused = () => document.activeElement;

describe("the customer's details", () => {
  it("are all shown, in words", async () => {
    await setUp();
    expect(facts()).toEqual([
      ["Name", "Mrs Ada Berg"],
      ["Company", "Berg Design"],
      ["E-mail address", "ada@example.org"],
      ["Telephone", "+49 40 7654321"],
      ["Second telephone", "+49 151 23456789"],
      ["Address", "Mönckebergstraße 7a20095 Hamburg"],
      ["You live here as", "Owner"],
      ["News and offers", "Yes, by e-mail"],
    ]);
  });

  it("are shown as far as they are known", async () => {
    const unknown = { salutation: null, company: null, phone: null, alternatePhone: null, tenancy: null };
    await setUp({ request: withCustomer({ ...unknown, acceptedMarketing: false }) });
    expect(facts()).toEqual([
      ["Name", "Ada Berg"],
      ["E-mail address", "ada@example.org"],
      ["Address", "Mönckebergstraße 7a20095 Hamburg"],
      ["News and offers", "No"],
    ]);
  });

  it("name the county", async () => {
    await setUp({ request: withCustomer({ postCode: "ME1 1AA", city: "Rochester", county: "Kent" }) });
    expect(screen.getByText(/ME1 1AA Rochester, Kent/)).toBeTruthy();
  });

  it("cannot be changed on an archived project", async () => {
    await setUp({ readOnly: true });
    expect(screen.queryByRole("button", { name: "Change" })).toBeNull();
  });
});

describe("the form of the customer's details", () => {
  it("opens with everything filled in, at its first field", async () => {
    await openForm();
    expect(focused()).toBe(screen.getByRole("combobox", { name: /Title/ }));
    expect(field(/First name/).value).toBe("Ada");
    expect(field(/Second telephone/).value).toBe("+49 151 23456789");
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
    expect(screen.queryByRole("button", { name: "Change" })).toBeNull();
    expect(screen.queryAllByRole("term")).toEqual([]);
  });

  it("saves what was entered, and shows it", async () => {
    const answer = withCustomer({ lastName: "Berg-Holm", company: null });
    const { user, save, callsOf, onSaved, queryClient } = await openForm({
      UpdateCustomer: () => ({ updateCustomer: answer }),
    });
    await user.clear(field(/Last name/));
    await user.type(field(/Last name/), " Berg-Holm ");
    await user.clear(field(/Company/));
    await user.selectOptions(screen.getByRole("combobox", { name: /You live here as/ }), "Not stated");
    await user.click(screen.getByRole("checkbox"));
    await save();
    expect(await screen.findByText("Mrs Ada Berg-Holm")).toBeTruthy();
    const { id: _, ...known } = customer;
    expect(callsOf("UpdateCustomer").map(({ variables }) => variables)).toEqual([
      {
        requestId: "request-1",
        customer: { ...known, lastName: "Berg-Holm", company: null, tenancy: null, acceptedMarketing: false },
      },
    ]);
    expect(queryClient.getQueryData(requestQuery("request-1").queryKey)).toEqual(answer);
    expect(onSaved.mock.calls).toEqual([[answer]]);
    expect(screen.getByText("Your details are saved.")).toBeTruthy();
    await waitFor(() => expect(focused()).toBe(screen.getByRole("button", { name: "Change" })));
  });

  it("no longer minds leaving once all is saved", async () => {
    const { user, save, router } = await openForm({
      UpdateCustomer: () => ({ updateCustomer: sampleRequest() }),
    });
    await user.type(field(/First name/), "m");
    await save();
    await screen.findByRole("button", { name: "Change" });
    await act(async () => router.navigate("/elsewhere"));
    expect(screen.getByRole("heading", { name: "Elsewhere" })).toBeTruthy();
  });

  it("asks by the country's rules, and sends nothing that breaks them", async () => {
    const { user, save, calls } = await openForm({ country: "SE" });
    await user.clear(field(/First name/));
    await user.type(field(/Second telephone/), "99999999999999");
    await user.clear(field(/Post code/));
    await user.type(field(/Post code/), "1112");
    await save();
    expect(focused()?.textContent).toBe("There are 3 things to correct");
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "First name: Please fill in this field.",
      expect.stringMatching(/^Second telephone: This number does not exist/),
      "Post code: Enter a post code such as 111 22.",
    ]);
    await user.click(screen.getByRole("link", { name: /Post code/ }));
    expect(focused()).toBe(field(/Post code/));
    expect(calls.filter(({ name }) => name === "UpdateCustomer")).toEqual([]);
  });

  it("shows beside the fields what the service does not accept", async () => {
    const { save } = await openForm({
      UpdateCustomer: () =>
        violations({ "customer.postCode": "There is no such place.", "customer.phone": "Nobody answers." }),
    });
    await save();
    expect(await screen.findByText("There are 2 things to correct")).toBe(focused());
    const ids = field(/Post code/).getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(ids)?.textContent).toBe("There is no such place.");
    expect(screen.getByRole("link", { name: "Telephone: Nobody answers." })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("tells of other failures above the buttons, keeps all that was typed, and tries again", async () => {
    const { user, save, answer, callsOf } = await openForm({
      UpdateCustomer: () => graphQlError("The service has a break."),
    });
    await user.type(field(/First name/), " Maria");
    await save();
    expect((await screen.findByRole("alert")).textContent).toContain("The service has a break.");
    expect(field(/First name/).value).toBe("Ada Maria");
    answer({ UpdateCustomer: () => ({ updateCustomer: withCustomer({ firstName: "Ada Maria" }) }) });
    await save();
    expect(await screen.findByText("Mrs Ada Maria Berg")).toBeTruthy();
    expect(callsOf("UpdateCustomer")).toHaveLength(2);
  });

  it("tells of a lost network in words of its own", async () => {
    const { save } = await openForm({
      UpdateCustomer: () => Promise.reject(new TypeError("Failed to fetch")),
    });
    await save();
    expect((await screen.findByRole("alert")).textContent).toContain("Check your internet connection");
  });

  it("needs no words where the session is lost", async () => {
    const { save, callsOf } = await openForm({
      UpdateCustomer: () => graphQlError("No.", notAuthorizedCode),
    });
    await save();
    await waitFor(() => expect(callsOf("UpdateCustomer")).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Save" }).getAttribute("aria-busy")).toBeNull(),
    );
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("sends once, however often the button is pressed", async () => {
    const { promise, resolve } = Promise.withResolvers<{ updateCustomer: RequestDetails }>();
    const { user, callsOf } = await openForm({ UpdateCustomer: () => promise });
    await user.dblClick(screen.getByRole("button", { name: "Save" }));
    await user.type(field(/First name/), "{Enter}");
    expect(callsOf("UpdateCustomer")).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Cancel" }).hasAttribute("disabled")).toBe(true);
    resolve({ updateCustomer: sampleRequest() });
    expect(await screen.findByRole("button", { name: "Change" })).toBeTruthy();
  });

  it("closes at once where nothing was changed", async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(focused()).toBe(screen.getByRole("button", { name: "Change" }));
  });

  it("asks before changes are given up", async () => {
    const { user } = await openForm();
    await user.type(field(/First name/), " Maria");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Keep editing" }));
    expect(field(/First name/).value).toBe("Ada Maria");
    expect(focused()).toBe(screen.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Leave" }));
    expect(screen.getByText("Mrs Ada Berg")).toBeTruthy();
    expect(focused()).toBe(screen.getByRole("button", { name: "Change" }));
  });

  it("asks before another screen once something was changed", async () => {
    const { user, router } = await openForm();
    await user.type(field(/First name/), " Maria");
    void router.navigate("/elsewhere");
    expect(await screen.findByRole("dialog", { name: "Leave without saving?" })).toBeTruthy();
  });
});
