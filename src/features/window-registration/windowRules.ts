import * as v from "valibot";
import type { FieldProblem, FieldProblems } from "../../forms/fieldProblems.ts";
import { choiceOf, optionalLine, optionalText } from "../../forms/rules.ts";
import { calendarDay } from "../../i18n/calendarDay.ts";
import { rooms } from "../../i18n/roomMessages.ts";

export const mostNotes = 2000;

// Only the form: the service knows which windows there are.
const typeSignForm = /^[A-Z]{2,4} [A-Z]\d{2}$/;
const serialNumberForm = /^[A-Z\d]{6,20}$/;

const requiredText = v.pipe(v.string("required"), v.trim(), v.nonEmpty("required"));

/** What is asked of a window; `today` is the browser's day. Type sign and serial number come out as plates write them. */
export function windowEntries(today: string) {
  return {
    key: v.pipe(
      requiredText,
      v.transform((typeSign) => typeSign.toUpperCase().replaceAll(/\s+/g, " ")),
      v.regex(typeSignForm, "typeSign"),
    ),
    serialNumber: v.pipe(requiredText, v.toUpperCase(), v.regex(serialNumberForm, "serialNumber")),
    installationDate: v.pipe(
      requiredText,
      v.check((date) => calendarDay(date) !== undefined, "dateForm"),
      v.check((date) => date <= today, "dateInFuture"),
    ),
    room: choiceOf(rooms),
    installerName: optionalLine,
    notes: optionalText(mostNotes),
  };
}

/** The serial numbers that stand on a form for the second time, by the names the service has for them. */
export function repeatedSerialNumbers(windows: readonly { serialNumber: string }[]): FieldProblems {
  const seen = new Set<string>();
  const problems: Record<string, FieldProblem> = {};
  windows.forEach(({ serialNumber }, index) => {
    const plain = serialNumber.trim().toUpperCase();
    if (plain !== "" && seen.has(plain)) {
      problems[`windowProducts.${index}.serialNumber`] = { rule: "serialNumberTwice" };
    }
    seen.add(plain);
  });
  return problems;
}
