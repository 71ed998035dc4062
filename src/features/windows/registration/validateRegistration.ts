import * as v from "valibot";
import type { Country } from "#api/generated/main.ts";
import type { ProductOwnerInput, WindowProductInput } from "#api/generated/registration.ts";
import { basicPersonFields } from "#forms/person/personLabels.ts";
import {
  type FieldErrors,
  getFieldErrors,
  noFieldErrors,
  type ValidationResult,
  validateFields,
} from "#forms/rules/fieldErrors.ts";
import { createPersonEntries } from "#forms/rules/personRules.ts";
import { type WindowFormValues, windowFieldNames } from "./entry/windowList.ts";
import { createWindowEntries, findRepeatedSerialNumbers } from "./entry/windowRules.ts";
import type { OwnerFormValues } from "./owner/ownerFormValues.ts";
import type { RegistrationFormValues } from "./registrationValues.ts";

interface RegistrationInput {
  windows: readonly WindowFormValues[];
  /** Undefined for a registration without an owner. */
  owner: OwnerFormValues | undefined;
}

export interface ValidRegistration {
  windowProducts: WindowProductInput[];
  productOwner?: ProductOwnerInput | undefined;
}

interface ValidationContext {
  country: Country;
  /** The country's day, such as `2026-03-09`. */
  today: string;
}

/** Validates all windows and the owner. Errors have the names of the form, such as `windows.0.serialNumber`. */
export function validateRegistration(
  { windows, owner }: RegistrationInput,
  { country, today }: ValidationContext,
): ValidationResult<ValidRegistration> {
  const schema = v.object({
    windows: v.array(v.object(createWindowEntries(today))),
    owner: v.optional(v.object(createPersonEntries(country))),
  });
  const result = validateFields(schema, { windows, owner });
  const repeated = findRepeatedSerialNumbers(windows);
  if (result.ok && Object.keys(repeated).length === 0) {
    return { ok: true, values: { windowProducts: result.values.windows, productOwner: result.values.owner } };
  }
  return { ok: false, errors: { ...repeated, ...(result.ok ? noFieldErrors : result.errors) } };
}

/** The field errors in an error of the service; undefined where any of them is about something else. */
export function getRegistrationErrors(
  error: unknown,
  { windows }: Pick<RegistrationFormValues, "windows">,
): FieldErrors | undefined {
  const windowFields = windows.flatMap((_, index) =>
    windowFieldNames.map((name) => `windowProducts.${index}.${name}`),
  );
  const ownerFields = basicPersonFields.map((name) => `productOwner.${name}`);
  const errors = getFieldErrors(error, "", [...windowFields, ...ownerFields]);
  const getFormName = (name: string) =>
    name.replace("windowProducts", "windows").replace("productOwner", "owner");
  return (
    errors && Object.fromEntries(Object.entries(errors).map(([name, text]) => [getFormName(name), text]))
  );
}
