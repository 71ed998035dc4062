import { type FormTexts, parseFormTexts, pickDifferentTexts } from "#forms/formTexts.ts";
import { personLabels } from "#forms/person/personLabels.ts";

/** Data of a customer, or of a change, in the service's form. */
type CustomerData = Readonly<Record<string, unknown>>;

/** The customer's unsaved changes; undefined if they are damaged or equal to the service's data. */
export function parseCustomerDraft(stored: unknown, customer: CustomerData): FormTexts | undefined {
  const texts = parseFormTexts(stored, (name) => Object.hasOwn(personLabels, name));
  return texts && !hasCustomerData(customer, texts)
    ? pickDifferentTexts(texts, getCustomerTexts(customer))
    : undefined;
}

/** The form's texts for the data. */
export function getCustomerTexts(data: CustomerData): FormTexts {
  const getText = (value: unknown) => (value === true ? "on" : String(value || ""));
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, getText(value)]));
}

/** Whether the customer has these data. Blanks around a text make no difference, nor does an empty text or false in place of null. */
export function hasCustomerData(customer: CustomerData, data: CustomerData): boolean {
  const known = getCustomerTexts(customer);
  return Object.entries(getCustomerTexts(data)).every(([name, text]) => text.trim() === known[name]?.trim());
}
