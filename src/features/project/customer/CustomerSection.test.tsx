import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  sampleCustomer as customer,
  getPersonField as getField,
  openCustomerForm as openForm,
  renderCustomerSection as renderSection,
  withCustomer,
} from "#testing/rendering/openCustomerForm.tsx";
import { createValidationErrorResponse } from "#testing/validation/violations.ts";
import { installerRequestQuery } from "../request/installerRequestQuery.ts";

afterEach(() => vi.restoreAllMocks());

const getFacts = () =>
  screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe("CustomerSection", () => {
  it("shows all data of the customer", async () => {
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

  it("omits data that are not known", async () => {
    const texts = { company: null, phone: null, alternatePhone: null };
    const choices = { salutation: null, tenancy: null, acceptedMarketing: null };
    await renderSection({ request: withCustomer({ ...texts, ...choices } as never) });
    expect(getFacts()).toEqual([
      ["Name", "Ada Berg"],
      ["E-mail address", "ada@example.org"],
      ["Address", "Mönckebergstraße 7a20095\u00A0Hamburg"],
    ]);
  });

  it("shows that the customer wants no advertisements", async () => {
    await renderSection({ request: withCustomer({ acceptedMarketing: false }) });
    expect(getFacts().at(-1)).toEqual(["News and offers", "No"]);
  });

  it("shows the county in the address", async () => {
    await renderSection({
      request: withCustomer({ postCode: "ME1 1AA", city: "Rochester", county: "Kent" }),
    });
    expect(screen.getByText(/ME1 1AA Rochester, Kent/)).toBeTruthy();
  });
});

describe("CustomerForm", () => {
  it("opens with the current data and focuses the first field", async () => {
    await openForm();
    const first = screen.getByRole("combobox", { name: /Title/ });
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(getField(/First name/).value).toBe("Ada");
    expect(getField(/Second telephone/).value).toBe("+49 151 23456789");
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
    expect(screen.queryByRole("button", { name: "Change" })).toBeNull();
    expect(screen.queryAllByRole("term")).toEqual([]);
  });

  it("sends choices back unchanged that the portal does not know", async () => {
    const choices = { salutation: "DOCTOR", tenancy: "RENTED", acceptedMarketing: null };
    const request = withCustomer(choices as never);
    const { user, save, getRequests } = await openForm({
      request,
      UpdateCustomer: () => ({ updateCustomer: request }),
    });
    expect(screen.getAllByRole<HTMLOptionElement>("option", { name: "Other" })).toHaveLength(2);
    await user.clear(getField(/Town/));
    await user.type(getField(/Town/), "Ulm");
    await save();
    await waitFor(() => expect(getRequests("UpdateCustomer")).toHaveLength(1));
    expect(getRequests("UpdateCustomer")[0]?.variables["customer"]).toEqual({
      ...request.customer,
      city: "Ulm",
    });
  });

  it("saves what was entered and shows the response", async () => {
    const updated = withCustomer({ lastName: "Berg-Holm", company: null });
    const { user, save, getRequests, queryClient } = await openForm({
      UpdateCustomer: () => ({ updateCustomer: updated }),
    });
    await user.clear(getField(/Last name/));
    await user.type(getField(/Last name/), " Berg-Holm ");
    await user.clear(getField(/Company/));
    await user.selectOptions(screen.getByRole("combobox", { name: /Owner or tenant/ }), "Not stated");
    await user.click(screen.getByRole("checkbox"));
    await save();
    expect(await screen.findByText("Mrs Ada Berg-Holm")).toBeTruthy();
    expect(getRequests("UpdateCustomer").map(({ variables }) => variables)).toEqual([
      {
        requestId: "request-1",
        customer: {
          ...customer,
          lastName: "Berg-Holm",
          company: null,
          tenancy: null,
          acceptedMarketing: false,
        },
      },
    ]);
    expect(queryClient.getQueryData(installerRequestQuery("request-1").queryKey)).toEqual(updated);
    expect(screen.getByText("Your details are saved.")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Change" })));
  });

  it("shows the service’s errors beside their fields", async () => {
    const { save } = await openForm({
      UpdateCustomer: () =>
        createValidationErrorResponse({
          "customer.postCode": "There is no such place.",
          "customer.phone": "Nobody answers.",
        }),
    });
    await save();
    expect(await screen.findByText("There are 2 things to correct")).toBe(document.activeElement);
    const ids = getField(/Post code/).getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(ids)?.textContent).toBe("There is no such place.");
    expect(screen.getByRole("link", { name: "Telephone: Nobody answers." })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("closes without a question when nothing was changed", async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Change" }));
  });

  it("asks before it discards changes", async () => {
    const { user } = await openForm();
    await user.type(getField(/First name/), " Maria");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Keep editing" }));
    expect(getField(/First name/).value).toBe("Ada Maria");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Leave" }));
    expect(screen.getByText("Mrs Ada Berg")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Change" }));
  });
});
