import type { FieldPaths } from "./fieldPaths.generated.ts";

/**
 * Codes of the services' errors. True if their messages are written for customers, in the locale of the request: the portal shows
 * these messages, and takes such an error for a refusal. Of other errors it logs the message, and does not know whether a change
 * was carried out. The specification names the first alone.
 */
export const errorCodes = {
  AUTH_NOT_AUTHORIZED: false,
  FEEDBACK_ALREADY_GIVEN: true,
  NOT_FOUND: true,
  REGISTRATION_ALREADY_CLAIMED: true,
  REGISTRATION_DISABLED: true,
  REGISTRATION_TOKEN_EXPIRED: true,
  REGISTRATION_TOKEN_UNKNOWN: true,
  REQUEST_NOT_CANCELLABLE: true,
  VALIDATION_FAILED: true,
} as const;

export type ErrorCode = keyof typeof errorCodes;

type TypeName<Path> = Path extends `${infer Name}.${string}` ? Name : never;

/** What the project adds to a service's SDL, by type and field. */
export interface Additions<Service extends keyof FieldPaths, Path extends string = FieldPaths[Service]> {
  /**
   * The codes of an operation's errors, beside that of a missing sign-in. `contracts/coverage` demands a pact for each. Errors with
   * VALIDATION_FAILED name the invalid value in `extensions.field`, for example `windowProducts.0.serialNumber`.
   */
  errors: Readonly<Partial<Record<Path, readonly ErrorCode[]>>>;
  /** Operations that need no sign-in. All others need one, whether the SDL has `@authorize` or not. */
  anonymous: readonly Path[];
  /** What neither the specification nor the service has said: of which types and fields it is assumed. */
  assumed: Readonly<Record<string, readonly (Path | TypeName<Path>)[]>>;
}
