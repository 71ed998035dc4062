import type { Additions } from "./additions.ts";

/** What the project adds to the SDL of the main API. */
export const mainAdditions: Additions<"main"> = {
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
  assumed: {
    "the name and the shape": ["CountryDomain", "RuntimeConfig", "SignInConfig", "SignInPolicyIds"],
    "the shape": ["InstallerVacation"],
    "the values": ["InstallerType", "NotificationType", "ProjectModuleType", "SurveyType", "Tenancy"],
    "the fields that the specification does not list": ["Installer"],
    "the fields equal those of `ProjectFile`": ["Attachment"],
    "the fields equal those of `Customer`, without the id": ["CustomerInput"],
    "the values equal those of `RoomType`": ["SpaceType"],
    "the price of the line, not of a piece": ["CartItem.netPrice", "CartItem.price"],
    "what mutations return, except the boolean of `associateProject`": ["Mutation"],
    "the operation or its argument `customReason`, without which the portal can do": [
      "Mutation.cancelRequest",
      "Mutation.giveFeedback",
    ],
    "what an anonymous call does: a service may refuse it, and the portal then asks to sign in": [
      "Mutation.associateProject",
    ],
    "the order, archived projects last": ["Query.projects"],
    "the largest page, `maxPageSize`": ["Query.projects", "Query.unreadNotifications"],
    "policies and roles of `@authorize`": ["Query", "Mutation"],
  },
};
