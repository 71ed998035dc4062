import { customerErrorCodes } from "../operatorSettings.ts";

/**
 * Codes of errors whose messages are written for customers, in the locale of the request. The specification names none of them.
 * Those of an operator's backend stand in `operatorSettings.ts`.
 */
const customerCodes: readonly unknown[] = [
  "FEEDBACK_ALREADY_GIVEN",
  "NOT_FOUND",
  "REGISTRATION_ALREADY_CLAIMED",
  "REGISTRATION_DISABLED",
  "REGISTRATION_TOKEN_EXPIRED",
  "REGISTRATION_TOKEN_UNKNOWN",
  "REQUEST_NOT_CANCELLABLE",
  "VALIDATION_FAILED",
];

export function isCustomerCode(code: string | undefined): boolean {
  return customerCodes.includes(code) || customerErrorCodes.some((it) => it === code);
}
