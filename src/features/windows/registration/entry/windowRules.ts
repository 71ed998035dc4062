import * as v from "valibot";
import { maxNotesLength } from "#features/windows/textLimits.ts";
import type { FormTexts } from "#forms/formTexts.ts";
import type { FieldError, FieldErrors } from "#forms/rules/fieldErrors.ts";
import { optionalChoice, optionalLine, optionalText, trim } from "#forms/rules/rules.ts";
import { isDay } from "#i18n/formats/dateFormats.ts";
import { rooms } from "#i18n/terms/rooms.ts";
import { getWindowNumbers, getWindowScope } from "./windowTexts.ts";

const serialNumberPattern = /^[A-Z\d]{6,20}$/;

const requiredText = v.pipe(v.string("required"), trim, v.nonEmpty("required"));

/**
 * The schema entries of a window; `today` is the country's day. Only the service knows which model codes exist, so the form
 * sends any as typed. It normalises serial numbers to the spelling on the data plate.
 */
export function createWindowEntries(today: string) {
  return {
    key: requiredText,
    serialNumber: v.pipe(
      requiredText,
      v.transform(normalizeCode),
      v.regex(serialNumberPattern, "serialNumber"),
    ),
    installationDate: v.pipe(
      requiredText,
      v.check(isDay, "dateForm"),
      v.check((date) => date <= today, "dateInFuture"),
    ),
    room: optionalChoice(rooms),
    installerName: optionalLine,
    notes: optionalText(maxNotesLength),
  };
}

/** Whether the window has no errors by the portal's rules. */
export function isValidWindow(window: FormTexts, today: string): boolean {
  return v.is(v.object(createWindowEntries(today)), window);
}

/** People separate the parts of a code with blanks, or with any hyphen or dash of their keyboard. */
export function normalizeCode(code: string): string {
  return code.replaceAll(/[\s\p{Dash}]/gu, "").toUpperCase();
}

/** Errors for serial numbers that occur in an earlier window of the form, by the names of their controls. */
export function findRepeatedSerialNumbers(texts: FormTexts): FieldErrors {
  const seen = new Set<string>();
  const errors: Record<string, FieldError> = {};
  for (const number of getWindowNumbers(texts)) {
    const name = `${getWindowScope(number)}serialNumber`;
    const normalised = normalizeCode(texts[name] ?? "");
    if (normalised !== "" && seen.has(normalised)) errors[name] = { rule: "serialNumberTwice" };
    seen.add(normalised);
  }
  return errors;
}
