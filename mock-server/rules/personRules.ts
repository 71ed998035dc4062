import { isPossiblePhoneNumber } from "libphonenumber-js/min";
import { countryFacts } from "../../schema/countries.ts";
import type { Country } from "../../schema/locales.ts";
import { formatText, type Texts } from "../texts/texts.ts";
import { checkLength, type Violation } from "./violations.ts";

/** The fields that customers and product owners share. */
interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string | null | undefined;
  alternatePhone?: string | null | undefined;
  company?: string | null | undefined;
  street: string;
  houseNumber?: string | null | undefined;
  postCode: string;
  city: string;
  county?: string | null | undefined;
}

/** A word with a short number after it, as in `030 123456 Durchwahl 12`. */
const extensionPattern = /[\s,;/-]*\p{L}[\p{L}.:\s-]*\d{1,7}\s*$/u;

// The pattern of HTML for <input type=email>.
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** Checks a person by the rules of the country. Field names of violations begin with `path`. */
export function findPersonViolations(
  texts: Texts,
  country: Country,
  person: Person,
  path: string,
): Violation[] {
  const violations: Violation[] = [];
  const check = (field: keyof Person, message: string | undefined) => {
    if (message) violations.push({ field: `${path}.${field}`, message });
  };
  for (const field of ["firstName", "lastName", "street", "city"] as const) {
    check(field, checkLength(texts, person[field], 1, 100));
  }
  for (const field of ["company", "county"] as const) {
    check(field, checkLength(texts, person[field] ?? "", 0, 100));
  }
  check("houseNumber", checkLength(texts, person.houseNumber ?? "", 0, 40));
  check("email", checkEmail(texts, person.email));
  check("postCode", checkPostCode(texts, country, person.postCode));
  for (const field of ["phone", "alternatePhone"] as const) {
    check(field, checkPhone(texts, country, person[field]));
  }
  return violations;
}

function checkEmail(texts: Texts, email: string): string | undefined {
  if (emailPattern.test(email)) return checkLength(texts, email, 1, 100);
  return texts.invalidEmail;
}

function checkPhone(texts: Texts, country: Country, phone: string | null | undefined): string | undefined {
  if (!phone || isPossiblePhoneNumber(phone.replace(extensionPattern, ""), country)) return undefined;
  return texts.invalidPhone;
}

/** Returns an error message for an invalid post code. */
export function checkPostCode(texts: Texts, country: Country, postCode: string): string | undefined {
  const { pattern, example } = countryFacts[country].postCode;
  return pattern.test(postCode.trim()) ? undefined : formatText(texts.invalidPostCode, { example });
}
