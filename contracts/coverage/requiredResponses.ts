import type operations from "../../schema/operations.json";
import { exampleValues } from "../consumer/stateValues.ts";

/** A GraphQL operation's name, or method and path of a REST operation. */
type Operation = keyof typeof operations | `GET /api/${string}`;

/** As `classifyResponse` names them. */
type ResponseKind = "empty" | "null" | "false" | Uppercase<string>;

/**
 * The kinds of response that the portal tells apart. The pacts need an interaction for each. The compiler requires every
 * GraphQL operation to be listed, a test every REST operation.
 *
 * The portal handles the end of a session (`AUTH_NOT_AUTHORIZED`) in one place for all operations, so one operation of each
 * service has it.
 */
export const requiredResponses: Readonly<Record<Operation, readonly ["success", ...ResponseKind[]]>> = {
  "GET /api/auth/me": ["success", "401"],
  "GET /api/campaigns": ["success"],

  AssociateProject: ["success", "false", "NOT_FOUND"],
  Attachments: ["success", "empty", "null"],
  BookmarkContent: ["success"],
  CancelRequest: ["success", "REQUEST_NOT_CANCELLABLE", "VALIDATION_FAILED", "NOT_FOUND"],
  CancelRequestWithCustomReason: ["success", "VALIDATION_FAILED"],
  DeleteAttachment: ["success", "NOT_FOUND"],
  DocumentContent: ["success"],
  FaqContent: ["success"],
  GiveFeedback: ["success", "FEEDBACK_ALREADY_GIVEN", "VALIDATION_FAILED", "NOT_FOUND"],
  MakeNotificationRead: ["success", "NOT_FOUND"],
  ProjectDetails: ["success", "empty"],
  Projects: ["success", "empty", "VALIDATION_FAILED"],
  RequestReasons: ["success", "null"],
  RuntimeConfig: ["success", "null"],
  ShowAccount: ["success", "AUTH_NOT_AUTHORIZED"],
  ShowRequest: ["success", "null"],
  UnreadNotifications: ["success", "empty"],
  UpdateCustomer: ["success", "VALIDATION_FAILED", "NOT_FOUND"],
  UploadAttachment: ["success", "VALIDATION_FAILED", "NOT_FOUND"],

  ClaimRegisteredWindows: [
    "success",
    "REGISTRATION_TOKEN_UNKNOWN",
    "REGISTRATION_TOKEN_EXPIRED",
    "REGISTRATION_ALREADY_CLAIMED",
    "VALIDATION_FAILED",
  ],
  DeleteInvoice: ["success", "NOT_FOUND"],
  InvoiceFileUrl: ["success", "null"],
  RegisteredWindowById: ["success", "null"],
  RegisteredWindows: ["success", "empty", "AUTH_NOT_AUTHORIZED"],
  RegisterInstalledWindows: ["success", "VALIDATION_FAILED", "REGISTRATION_DISABLED"],
  RegisterProjectWindows: ["success", "VALIDATION_FAILED", "NOT_FOUND", "REGISTRATION_DISABLED"],
  RegisterWindowsWithOwner: ["success", "VALIDATION_FAILED", "REGISTRATION_DISABLED"],
  UpdateRegisteredWindowInstallerName: ["success", "VALIDATION_FAILED", "NOT_FOUND"],
  UpdateRegisteredWindowNotes: ["success", "VALIDATION_FAILED", "NOT_FOUND"],
  UpdateRegisteredWindowRoom: ["success", "NOT_FOUND"],
  UploadInvoice: ["success", "VALIDATION_FAILED", "NOT_FOUND"],
};

const policy = `/${exampleValues.tenant}/${exampleValues.policy}`;

/** The same for the identity provider, by the paths in its pact. */
export const requiredSignInResponses: Readonly<Record<string, readonly ["success", ..."invalid_grant"[]]>> = {
  [`GET ${policy}/v2.0/.well-known/openid-configuration`]: ["success"],
  [`GET ${policy}/discovery/v2.0/keys`]: ["success"],
  [`POST ${policy}/oauth2/v2.0/token (authorization_code)`]: ["success", "invalid_grant"],
  [`POST ${policy}/oauth2/v2.0/token (refresh_token)`]: ["success", "invalid_grant"],
};
