/** Each has an error text, `form.rule.…`. */
const rules = [
  "required",
  "email",
  "phone",
  "dateForm",
  "dateInFuture",
  "serialNumber",
  "serialNumberTwice",
  "tooLong",
  "postCode",
  "houseNumberTwice",
] as const;

export type Rule = (typeof rules)[number];

export function isRule(name: string): name is Rule {
  return rules.some((rule) => rule === name);
}
