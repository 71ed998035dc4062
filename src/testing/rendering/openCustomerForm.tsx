import { useQuery } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import { CustomerSection } from "#features/project/customer/CustomerSection.tsx";
import {
  type InstallerRequest,
  installerRequestQuery,
} from "#features/project/request/installerRequestQuery.ts";
import type { Country } from "#locales.ts";
import { ids } from "#schema/createId.ts";
import type { ResponseStubs } from "../network/fakeService.ts";
import { createSampleRequest } from "../samples/sampleProjects.ts";
import { renderScreen } from "./renderScreen.tsx";

type Customer = InstallerRequest["customer"];

export const sampleCustomer = createSampleRequest().customer;
/** A request whose customer differs from the sample. */
export const withCustomer = (changes: Partial<Customer>) =>
  createSampleRequest({ customer: { ...sampleCustomer, ...changes } });

/** Renders the section with the request in the cache, as the page does. */
function CachedSection(props: { readOnly?: boolean }) {
  const { data } = useQuery(installerRequestQuery(ids.request, "en"));
  return data ? <CustomerSection request={data} {...props} /> : null;
}

export interface CustomerSectionOptions {
  request?: InstallerRequest;
  UpdateCustomer?: NonNullable<ResponseStubs["UpdateCustomer"]>;
  readOnly?: boolean;
  country?: Country;
}

/** Renders the section for a signed-in customer and waits until it is shown. */
export async function renderCustomerSection({
  request = createSampleRequest(),
  UpdateCustomer,
  readOnly = false,
  country = "DE",
}: CustomerSectionOptions = {}) {
  const responses = {
    ShowRequest: () => ({ showRequest: request }),
    ...(UpdateCustomer && { UpdateCustomer }),
  };
  const rest = await renderScreen(<CachedSection readOnly={readOnly} />, { responses, country });
  await screen.findByRole("heading", { name: "Your details" });
  return rest;
}

/** Opens the form of a fact as a customer does. */
export async function openCustomerForm(fact: string, options?: CustomerSectionOptions) {
  const rest = await renderCustomerSection(options);
  await rest.user.click(screen.getByRole("heading", { name: "Your details" }));
  // The form is a lazy component, which suspends outside of the click.
  await act(() => rest.user.click(screen.getByRole("button", { name: `Change ${fact}` })));
  await screen.findByRole("button", { name: "Save" });
  return { ...rest, save: () => rest.user.click(screen.getByRole("button", { name: "Save" })) };
}

export const getPersonField = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
