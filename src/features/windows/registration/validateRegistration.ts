import * as v from "valibot";
import { type FormTexts, pickTextsOf } from "#forms/formTexts.ts";
import { basicPersonFields } from "#forms/person/personLabels.ts";
import {
  type FieldErrors,
  getFieldErrors,
  type ValidationResult,
  validateFields,
} from "#forms/rules/fieldErrors.ts";
import { createPersonEntries } from "#forms/rules/personRules.ts";
import type { Country } from "#locales.ts";
import { createWindowEntries, findRepeatedSerialNumbers } from "./entry/windowRules.ts";
import { getWindowNumbers, getWindowScope, windowFieldNames } from "./entry/windowTexts.ts";
import type { RegisterWindowsWithOwnerMutationVariables } from "./registration.generated.ts";

export type ProductOwnerInput = RegisterWindowsWithOwnerMutationVariables["productOwner"];
export type WindowProductInput = Extract<
  RegisterWindowsWithOwnerMutationVariables["windowProducts"],
  readonly unknown[]
>[number];

export interface ValidRegistration {
  windowProducts: WindowProductInput[];
  productOwner?: ProductOwnerInput | undefined;
}

interface ValidationContext {
  hasOwner: boolean;
  country: Country;
  /** The country's day, such as `2026-03-09`. */
  today: string;
}

/** Validates all windows and the owner. Errors have the names of the controls, such as `windows.1.serialNumber`. */
export function validateRegistration(
  texts: FormTexts,
  { hasOwner, country, today }: ValidationContext,
): ValidationResult<ValidRegistration> {
  const errors: Record<string, FieldErrors[string]> = { ...findRepeatedSerialNumbers(texts) };
  const validate = <Schema extends v.GenericSchema>(schema: Schema, scope: string) => {
    const result = validateFields(schema, pickTextsOf(texts, scope));
    if (result.ok) return [result.values];
    for (const [name, error] of Object.entries(result.errors)) errors[`${scope}${name}`] = error;
    return [];
  };
  const windowSchema = v.object(createWindowEntries(today));
  const windowProducts = getWindowNumbers(texts).flatMap((number) =>
    validate(windowSchema, getWindowScope(number)),
  );
  const [productOwner] = hasOwner ? validate(v.object(createPersonEntries(country)), "owner.") : [];
  return Object.keys(errors).length === 0
    ? { ok: true, values: { windowProducts, productOwner } }
    : { ok: false, errors };
}

/** The field errors in an error of the service. Undefined if any of its errors is about something else. */
export function getRegistrationErrors(error: unknown, texts: FormTexts): FieldErrors | undefined {
  const numbers = getWindowNumbers(texts);
  const windowFields = numbers.flatMap((_, index) =>
    windowFieldNames.map((name) => `windowProducts.${index}.${name}`),
  );
  const ownerFields = basicPersonFields.map((name) => `productOwner.${name}`);
  const errors = getFieldErrors(error, "", [...windowFields, ...ownerFields]);
  const getFormName = (name: string) =>
    name
      .replace(/^windowProducts\.(\d+)/, (_, index) => `windows.${numbers[Number(index)]}`)
      .replace("productOwner", "owner");
  return (
    errors && Object.fromEntries(Object.entries(errors).map(([name, text]) => [getFormName(name), text]))
  );
}
