import type operations from "../../schema/operations.json";
import { exampleValues } from "../consumer/stateValues.ts";

/** A GraphQL operation's name, or method and path of a REST operation. */
type Operation = keyof typeof operations | `GET /api/${string}`;

/** As `classifyResponse` names them. */
type ResponseKind = "empty" | "null" | "false" | Uppercase<string>;

const unauthorized = "AUTH_NOT_AUTHORIZED";

/**
 * The kinds of response that the portal tells apart. The pacts need an interaction for each. The compiler requires every
 * GraphQL operation to be listed, a test every REST operation. */
export const requiredResponses: Readonly<Record<Operation, readonly ["success", ...ResponseKind[]]>> = {
  "GET /api/auth/me": ["success", "401"],
  "GET /api/campaigns": ["success"],

  AssociateProject: ["success", "false", "NOT_FOUND"],
  Attachments: ["success", unauthorized, "empty", "null"],
  BookmarkContent: ["success", unauthorized],
  CancelRequest: ["success", unauthorized, "REQUEST_NOT_CANCELLABLE", "VALIDATION_FAILED", "NOT_FOUND"],
  CancelRequestWithCustomReason: ["success", unauthorized, "VALIDATION_FAILED"],
  DeleteAttachment: ["success", unauthorized, "NOT_FOUND"],
  DocumentContent: ["success", unauthorized],
  FaqContent: ["success", unauthorized],
  GiveFeedback: ["success", "FEEDBACK_ALREADY_GIVEN", "VALIDATION_FAILED", "NOT_FOUND"],
  MakeNotificationRead: ["success", unauthorized, "NOT_FOUND"],
  ProjectDetails: ["success", unauthorized, "empty"],
  Projects: ["success", unauthorized, "empty", "VALIDATION_FAILED"],
  RequestReasons: ["success", unauthorized, "null"],
  RuntimeConfig: ["success", "null"],
  ShowAccount: ["success", unauthorized],
  ShowRequest: ["success", unauthorized, "null"],
  UnreadNotifications: ["success", unauthorized, "empty"],
  UnreadNotificationsWithoutType: ["success", unauthorized],
  UpdateCustomer: ["success", unauthorized, "VALIDATION_FAILED", "NOT_FOUND"],
  UploadAttachment: ["success", unauthorized, "VALIDATION_FAILED", "NOT_FOUND"],

  ClaimRegisteredWindows: [
    "success",
    unauthorized,
    "REGISTRATION_TOKEN_UNKNOWN",
    "REGISTRATION_TOKEN_EXPIRED",
    "REGISTRATION_ALREADY_CLAIMED",
    "VALIDATION_FAILED",
  ],
  DeleteInvoice: ["success", unauthorized, "NOT_FOUND"],
  InvoiceFileUrl: ["success", unauthorized, "null"],
  RegisteredWindowById: ["success", unauthorized, "null"],
  RegisteredWindows: ["success", "empty", unauthorized],
  RegisterInstalledWindows: ["success", unauthorized, "VALIDATION_FAILED", "REGISTRATION_DISABLED"],
  RegisterProjectWindows: [
    "success",
    unauthorized,
    "VALIDATION_FAILED",
    "NOT_FOUND",
    "REGISTRATION_DISABLED",
  ],
  RegisterWindowsWithOwner: ["success", unauthorized, "VALIDATION_FAILED", "REGISTRATION_DISABLED"],
  UpdateRegisteredWindowInstallerName: ["success", unauthorized, "VALIDATION_FAILED", "NOT_FOUND"],
  UpdateRegisteredWindowNotes: ["success", unauthorized, "VALIDATION_FAILED", "NOT_FOUND"],
  UpdateRegisteredWindowRoom: ["success", unauthorized, "NOT_FOUND"],
  UploadInvoice: ["success", unauthorized, "VALIDATION_FAILED", "NOT_FOUND"],
};

const policy = `/${exampleValues.tenant}/${exampleValues.policy}`;

/** The same for the identity provider, by the paths in its pact. */
export const requiredSignInResponses: Readonly<Record<string, readonly ["success", ..."invalid_grant"[]]>> = {
  [`GET ${policy}/v2.0/.well-known/openid-configuration`]: ["success"],
  [`GET ${policy}/discovery/v2.0/keys`]: ["success"],
  [`POST ${policy}/oauth2/v2.0/token (authorization_code)`]: ["success", "invalid_grant"],
  [`POST ${policy}/oauth2/v2.0/token (refresh_token)`]: ["success", "invalid_grant"],
};
