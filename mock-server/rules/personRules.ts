import { isValidPhoneNumber } from "libphonenumber-js/min";
import type { Country } from "../generated/mainApi.ts";
import type { Violation } from "../graphql/errors.ts";
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
export function personViolations(country: Country, person: Person, path: string): Violation[] {
  const violations: Violation[] = [];
  const check = (field: keyof Person, message: string | undefined) => {
    if (message) violations.push({ field: `${path}.${field}`, message });
  };
  for (const field of ["firstName", "lastName", "street", "city"] as const) {
    check(field, lengthViolation(person[field], 1, 100));
  }
  for (const field of ["company", "county"] as const) {
    check(field, lengthViolation(person[field] ?? "", 0, 100));
  }
  check("houseNumber", lengthViolation(person.houseNumber ?? "", 0, 20));
  check("email", emailProblem(person.email));
  check("postCode", postCodeProblem(country, person.postCode));
  for (const field of ["phone", "alternatePhone"] as const) {
    check(field, phoneProblem(country, person[field]));
  }
  return violations;
}

function emailProblem(address: string): string | undefined {
  if (email.test(address)) return lengthViolation(address, 1, 100);
  return "The e-mail address needs the form name@domain.";
}

function phoneProblem(country: Country, phone: string | null | undefined): string | undefined {
  if (!phone || isValidPhoneNumber(phone, country)) return undefined;
  return "The phone number is not valid. Use a number of the country, or an international one that starts with +.";
}
