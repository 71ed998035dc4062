import { type DraftTexts, parseDraftTexts } from "#forms/draftTexts.ts";
import { personLabels } from "#forms/person/personLabels.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";

type Customer = InstallerRequest["customer"];

/** The typed data of a customer; undefined where they are damaged, or the service has the same. */
export function parseCustomerDraft(stored: unknown, customer: Customer): DraftTexts | undefined {
  const texts = parseDraftTexts(stored, Object.keys(personLabels));
  if (!texts || hasCustomerData(customer, fillCustomer(customer, texts))) return undefined;
  return texts;
}

/** The customer with the typed texts in place of what the service has. A form has fields for some of it. */
export function fillCustomer(customer: Customer, { acceptedMarketing, ...texts }: DraftTexts) {
  return {
    ...customer,
    ...texts,
    acceptedMarketing:
      acceptedMarketing === undefined ? customer.acceptedMarketing : acceptedMarketing === "on",
  };
}

/** What a form with all fields would hold for the customer. */
export function getCustomerTexts(customer: Customer): DraftTexts {
  const known: Record<string, unknown> = customer;
  const texts = Object.keys(personLabels).map((name) => [name, String(known[name] ?? "")]);
  return { ...Object.fromEntries(texts), acceptedMarketing: customer.acceptedMarketing ? "on" : "" };
}

/** The texts that differ from the customer's. */
export function pickChangedTexts(customer: Customer, texts: DraftTexts): DraftTexts {
  const known = getCustomerTexts(customer);
  return Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== known[name]));
}

/** Whether the customer has these data. Blanks around a text, and an empty text or false in place of none, make no difference. */
export function hasCustomerData(customer: Customer, data: Partial<Record<keyof Customer, unknown>>): boolean {
  const known: Record<string, unknown> = customer;
  return Object.entries(data).every(([name, value]) => normalize(value) === normalize(known[name]));
}

function normalize(value: unknown): unknown {
  return typeof value === "string" ? value.trim() || null : value || null;
}
