import * as v from "valibot";

/** The length of names, streets, towns and other texts of one line. */
const maxLineLength = 100;
const maxHouseNumberLength = 40;

// The pattern that HTML specifies for <input type=email>.
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** Removes blanks at both ends. A text of characters without a width, which pages and keyboards insert, is empty. */
export const trim = v.transform((text: string) => (/[^\s\p{DI}]/u.test(text) ? text.trim() : ""));

/** A required text. The messages of all schemas are in `fieldErrors.ts`. */
export const requiredLine = v.pipe(
  v.string("required"),
  trim,
  v.nonEmpty("required"),
  v.maxLength(maxLineLength, "tooLong"),
);

/** An optional text; a blank one becomes null. */
export const optionalText = (maxLength: number) =>
  v.pipe(
    v.string("required"),
    trim,
    v.maxLength(maxLength, "tooLong"),
    v.transform((text) => text || null),
  );

export const optionalLine = optionalText(maxLineLength);
export const optionalHouseNumber = optionalText(maxHouseNumberLength);

export const email = v.pipe(requiredLine, v.regex(emailPattern, "email"));

/** One of the options, or the current value, which the portal may not know; the empty option of a select becomes null. */
export function optionalChoice<Value extends string>(
  options: Readonly<Record<Value, unknown>>,
  current: Value | null = null,
) {
  const isOption = (value: string): value is Value => value === current || Object.hasOwn(options, value);
  return v.pipe(
    v.string("required"),
    v.check((value) => value === "" || isOption(value), "required"),
    v.transform((value) => (isOption(value) ? value : null)),
  );
}
