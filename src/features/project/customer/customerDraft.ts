import { type FormTexts, parseFormTexts, pickDifferentTexts } from "#forms/formTexts.ts";
import { personLabels } from "#forms/person/personLabels.ts";

/** Data of a customer, or of a change, as the service has them. */
type CustomerData = Readonly<Record<string, unknown>>;

/** What the customer changed and did not save; undefined where it is damaged, or the service has the same. */
export function parseCustomerDraft(stored: unknown, customer: CustomerData): FormTexts | undefined {
  const texts = parseFormTexts(stored, (name) => Object.hasOwn(personLabels, name));
  return texts && !hasCustomerData(customer, texts)
    ? pickDifferentTexts(texts, getCustomerTexts(customer))
    : undefined;
}

/** What the fields of a form hold for the data. */
export function getCustomerTexts(data: CustomerData): FormTexts {
  const getText = (value: unknown) => (value === true ? "on" : String(value || ""));
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, getText(value)]));
}

/** Whether the customer has these data. Blanks around a text, and an empty text or false in place of none, make no difference. */
export function hasCustomerData(customer: CustomerData, data: CustomerData): boolean {
  const known = getCustomerTexts(customer);
  return Object.entries(getCustomerTexts(data)).every(([name, text]) => text.trim() === known[name]?.trim());
}
