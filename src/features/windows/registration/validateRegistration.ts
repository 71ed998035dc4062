import * as v from "valibot";
import type { Country } from "#api/generated/main.ts";
import type { ProductOwnerInput, WindowProductInput } from "#api/generated/registration.ts";
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
import { type OwnerFormValues, ownerFieldNames } from "./owner/ownerFormValues.ts";
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
  /** The local day, such as `2026-03-09`. */
  today: string;
}

/** Validates all windows and the owner. Errors have the names of the service, such as `windowProducts.0.serialNumber`. */
export function validateRegistration(
  { windows, owner }: RegistrationInput,
  { country, today }: ValidationContext,
): ValidationResult<ValidRegistration> {
  const schema = v.object({
    windowProducts: v.array(v.object(createWindowEntries(today))),
    productOwner: v.optional(v.object(createPersonEntries(country))),
  });
  const result = validateFields(schema, { windowProducts: windows, productOwner: owner });
  const repeated = findRepeatedSerialNumbers(windows);
  if (result.ok && Object.keys(repeated).length === 0) return result;
  return { ok: false, errors: { ...repeated, ...(result.ok ? noFieldErrors : result.errors) } };
}

/** The field errors in an error of the service; undefined where any of them is about something else. */
export function getRegistrationErrors(error: unknown, windowCount: number): FieldErrors | undefined {
  const windowFields = Array.from({ length: windowCount }, (_, index) =>
    windowFieldNames.map((name) => `windowProducts.${index}.${name}`),
  );
  const ownerFields = ownerFieldNames.map((name) => `productOwner.${name}`);
  return getFieldErrors(error, "", [...windowFields.flat(), ...ownerFields]);
}

/** The value of the field of an error that is keyed by the window's id. */
export function getRegistrationValue(values: RegistrationFormValues, name: string): string | undefined {
  const [scope = "", field] = name.split(".");
  if (scope === "projectId") return values.projectId;
  if (scope === "productOwner") return getOwn(values.owner, field);
  return getOwn(
    values.windows.find(({ id }) => id === scope),
    field,
  );
}

function getOwn(fields: Readonly<Record<string, string>> | undefined, name = ""): string | undefined {
  return fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Replaces the index of a window in the names of errors by its id: the index changes when a window is removed. */
export function keyErrorsByWindowId(errors: FieldErrors, windows: readonly WindowFormValues[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => {
      const [, index, field] = /^windowProducts\.(\d+)\.(.+)$/.exec(name) ?? [];
      const window = windows[Number(index)];
      return [window ? `${window.id}.${field}` : name, error];
    }),
  );
}
