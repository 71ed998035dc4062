import type { Additions } from "./additions.ts";

/** What the project adds to the SDL of the registration service. */
export const registrationAdditions: Additions<"registration"> = {
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
  assumed: {
    "the shape": ["WindowProductInput"],
    "the fields equal those of `ProductOwner`": ["ProductOwnerInput"],
    "TGB, TGE, TGF, TGI, TGJ, TGK, TGL, TGS and TGU in the sizes C02, C04, F06, M04, M06, M08, P08, S06 and U04":
      ["WindowProductInput.key"],
    "6 to 20 letters and digits, sent in capitals without blanks and hyphens": [
      "WindowProductInput.serialNumber",
    ],
    "what mutations return, except the string of `registerInstalledWindows`": ["Mutation"],
    "what the string means, and that a repetition returns it again": ["Mutation.registerInstalledWindows"],
    "that pages are asked for by `take` and `skip`; the largest page, `maxPageSize`": [
      "Query.registeredWindows",
    ],
    "policies and roles of `@authorize`": ["Query", "Mutation"],
  },
};
