import type { FieldPaths } from "./fieldPaths.generated.ts";

/** The largest page that the portal requests. Servers refuse more than their maximum, by default 50. */
export const maxPageSize = 50;

/**
 * Codes with which this and other servers refuse a request without a token, a valid one or the right, in `extensions.code`,
 * `classification` or `errorType`. The portal then refreshes the token and repeats the request. If it has no other token:
 * "signIn" means that the session has expired; after "right" the session check decides, since only this operation may be
 * forbidden. The specification names the first code. Versions of one server use the first two for different cases.
 */
export const signInCodes = {
  AUTH_NOT_AUTHORIZED: "signIn",
  AUTH_NOT_AUTHENTICATED: "signIn",
  UNAUTHENTICATED: "signIn",
  UNAUTHORIZED: "signIn",
  NOT_AUTHENTICATED: "signIn",
  FORBIDDEN: "right",
  ACCESS_DENIED: "right",
  PERMISSION_DENIED: "right",
} as const;

/**
 * Codes of the services' other errors. True if the message is for customers, in the locale of the request: the portal shows
 * it. An error with any other code counts as a refusal, unless the code means a failure. The portal logs its message.
 */
export const errorCodes = {
  FEEDBACK_ALREADY_GIVEN: true,
  NOT_FOUND: true,
  REGISTRATION_ALREADY_CLAIMED: true,
  REGISTRATION_DISABLED: true,
  REGISTRATION_TOKEN_EXPIRED: true,
  REGISTRATION_TOKEN_UNKNOWN: true,
  REQUEST_NOT_CANCELLABLE: true,
  VALIDATION_FAILED: true,
} as const;

export type ErrorCode = keyof typeof errorCodes | keyof typeof signInCodes;

/** The types, inputs and enumerations of the services. */
export type TypeName<Path = FieldPaths[keyof FieldPaths]> = Path extends `${infer Name}.${string}`
  ? Name
  : never;

/** Facts about a service's operations that no SDL contains. */
interface Additions<Path extends string> {
  /**
   * The codes of an operation's errors, without that of a missing sign-in. `contracts/coverage` demands a pact for each. Errors with
   * VALIDATION_FAILED name the invalid value in `extensions.field`, for example `windowProducts.0.serialNumber`.
   */
  errors: Readonly<Partial<Record<Path, readonly ErrorCode[]>>>;
  /** Operations that need no sign-in. All others need one, whether the SDL has `@authorize` or not. */
  anonymous: readonly Path[];
}

export const additions: { readonly [Service in keyof FieldPaths]: Additions<FieldPaths[Service]> } = {
  main: {
    errors: {
      "Query.projects": ["VALIDATION_FAILED"],
      "Query.unreadNotifications": ["VALIDATION_FAILED"],
      "Mutation.associateProject": ["NOT_FOUND"],
      "Mutation.cancelRequest": ["NOT_FOUND", "REQUEST_NOT_CANCELLABLE", "VALIDATION_FAILED"],
      "Mutation.deleteAttachment": ["NOT_FOUND"],
      "Mutation.giveFeedback": ["NOT_FOUND", "FEEDBACK_ALREADY_GIVEN", "VALIDATION_FAILED"],
      "Mutation.makeNotificationRead": ["NOT_FOUND"],
      "Mutation.updateCustomer": ["NOT_FOUND", "VALIDATION_FAILED"],
      "Mutation.uploadAttachment": ["NOT_FOUND", "VALIDATION_FAILED"],
    },
    anonymous: ["Query.runtimeConfig", "Mutation.associateProject", "Mutation.giveFeedback"],
  },
  registration: {
    errors: {
      "Query.registeredWindows": ["VALIDATION_FAILED"],
      "Mutation.claimRegisteredWindows": [
        "REGISTRATION_TOKEN_UNKNOWN",
        "REGISTRATION_TOKEN_EXPIRED",
        "REGISTRATION_ALREADY_CLAIMED",
        "VALIDATION_FAILED",
      ],
      "Mutation.deleteInvoice": ["NOT_FOUND"],
      "Mutation.registerInstalledWindows": ["REGISTRATION_DISABLED", "VALIDATION_FAILED"],
      "Mutation.registerProjectWindows": ["NOT_FOUND", "REGISTRATION_DISABLED", "VALIDATION_FAILED"],
      "Mutation.registerWindowsWithOwner": ["REGISTRATION_DISABLED", "VALIDATION_FAILED"],
      "Mutation.updateRegisteredWindowInstallerName": ["NOT_FOUND", "VALIDATION_FAILED"],
      "Mutation.updateRegisteredWindowNotes": ["NOT_FOUND", "VALIDATION_FAILED"],
      "Mutation.updateRegisteredWindowRoom": ["NOT_FOUND"],
      "Mutation.uploadInvoice": ["NOT_FOUND", "VALIDATION_FAILED"],
    },
    anonymous: [],
  },
};
