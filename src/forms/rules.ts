import * as v from "valibot";

/** Most characters of a name, a street, a town and whatever else fits one line. */
const lineLength = 100;
const houseNumberLength = 20;

// The pattern that HTML gives for <input type=email>.
const emailForm =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** A text that must be given. The messages of all rules are names in `ruleMessages`. */
export const requiredLine = v.pipe(
  v.string("required"),
  v.trim(),
  v.nonEmpty("required"),
  v.maxLength(lineLength, "tooLong"),
);

/** A text that may be missing; blank counts as missing, which is null. */
export const optionalText = (most: number) =>
  v.pipe(
    v.string("required"),
    v.trim(),
    v.maxLength(most, "tooLong"),
    v.transform((text) => text || null),
  );

export const optionalLine = optionalText(lineLength);
export const optionalHouseNumber = optionalText(houseNumberLength);

/** An address by the rule of HTML's e-mail field. */
export const email = v.pipe(requiredLine, v.regex(emailForm, "email"));

/** One of the values, or null where none is chosen. */
export function choiceOf<const Value extends string>(values: readonly Value[]) {
  return v.pipe(
    v.picklist(["", ...values], "required"),
    v.transform((value) => values.find((known) => known === value) ?? null),
  );
}
