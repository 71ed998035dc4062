import { isValidPhoneNumber } from "libphonenumber-js/min";
import type { Country } from "../generated/mainApi.ts";
import type { Violation } from "../graphql/errors.ts";
import type { Texts } from "../texts/texts.ts";
import { postCodeProblem } from "./addressRules.ts";
import { lengthViolation } from "./textRules.ts";

/** What customers and owners have in common. */
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

// The pattern that HTML gives for <input type=email>.
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** Everything wrong with a person's data by the rules of the country; field names start with `path`. */
export function personViolations(texts: Texts, country: Country, person: Person, path: string): Violation[] {
  const violations: Violation[] = [];
  const check = (field: keyof Person, message: string | undefined) => {
    if (message) violations.push({ field: `${path}.${field}`, message });
  };
  for (const field of ["firstName", "lastName", "street", "city"] as const) {
    check(field, lengthViolation(texts, person[field], 1, 100));
  }
  for (const field of ["company", "county"] as const) {
    check(field, lengthViolation(texts, person[field] ?? "", 0, 100));
  }
  check("houseNumber", lengthViolation(texts, person.houseNumber ?? "", 0, 20));
  check("email", emailProblem(texts, person.email));
  check("postCode", postCodeProblem(texts, country, person.postCode));
  for (const field of ["phone", "alternatePhone"] as const) {
    check(field, phoneProblem(texts, country, person[field]));
  }
  return violations;
}

function emailProblem(texts: Texts, address: string): string | undefined {
  if (email.test(address)) return lengthViolation(texts, address, 1, 100);
  return texts.email;
}

function phoneProblem(texts: Texts, country: Country, phone: string | null | undefined): string | undefined {
  if (!phone || isValidPhoneNumber(phone, country)) return undefined;
  return texts.phone;
}
