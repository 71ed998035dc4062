import type operations from "../../schema/operations.json";
import { example } from "../identity-provider/stateValues.ts";

/** An operation's name or method and path of a REST call. */
type Call = keyof typeof operations | `GET /api/${string}`;

/** As `outcomesOf` tells them: what the answer holds, a code, or the status of a REST call that failed. */
type Outcome = "empty" | "null" | "false" | Uppercase<string>;

type Outcomes = readonly ["success", ...Outcome[]];

/**
 * Of each call the answers that the portal tells apart: of each there must be an interaction in the pacts. The compiler
 * wants every operation named, a test every REST call.
 *
 * That a session is over (`AUTH_NOT_AUTHORIZED`) the portal notices in one place for all operations, so one of each
 * service stands for them.
 */
export const expectedOutcomes: Readonly<Record<Call, Outcomes>> = {
  "GET /api/auth/me": ["success", "401"],
  "GET /api/campaigns": ["success"],

  AssociateProject: ["success", "false", "NOT_FOUND"],
  Attachments: ["success", "empty", "null"],
  BookmarkContent: ["success"],
  CancelRequest: ["success", "REQUEST_NOT_CANCELLABLE", "VALIDATION_FAILED", "NOT_FOUND"],
  DeleteAttachment: ["success", "NOT_FOUND"],
  DocumentContent: ["success"],
  FaqContent: ["success"],
  GiveFeedback: ["success", "FEEDBACK_ALREADY_GIVEN", "VALIDATION_FAILED", "NOT_FOUND"],
  MakeNotificationRead: ["success", "NOT_FOUND"],
  ProjectDetails: ["success", "empty"],
  ProjectRequests: ["success", "null"],
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

const policy = `/${example.tenant}/${example.policy}`;

/** The same of the sign-in provider, as the pact has its addresses. */
export const expectedOfSignIn: Readonly<Record<string, readonly ["success", ..."invalid_grant"[]]>> = {
  [`GET ${policy}/v2.0/.well-known/openid-configuration`]: ["success"],
  [`GET ${policy}/discovery/v2.0/keys`]: ["success"],
  [`POST ${policy}/oauth2/v2.0/token (authorization_code)`]: ["success", "invalid_grant"],
  [`POST ${policy}/oauth2/v2.0/token (refresh_token)`]: ["success", "invalid_grant"],
};
