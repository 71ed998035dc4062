import {
  HttpError,
  isAbortError,
  isRefused,
  isResultUnknown,
  isSessionExpired,
  NetworkError,
  PortalError,
  type PortalErrorCode,
  ServiceError,
} from "../api/errors.ts";
import type { PlainMessageId, Translate } from "../i18n/text.tsx";

const messagesByCode: Readonly<Record<PortalErrorCode, PlainMessageId>> = {
  NOT_FOUND: "error.notFound",
  UNREADABLE_RESPONSE: "error.unreadable",
  RELOAD_NEEDED: "error.reloadNeeded",
  UNKNOWN_COUNTRY: "error.unknownCountry",
  SIGN_IN_INCOMPLETE: "error.signIn.incomplete",
  SIGN_IN_USED: "error.signIn.used",
  SIGN_IN_FOREIGN: "error.signIn.foreign",
  SIGN_IN_REFUSED: "error.signIn.refused",
  SIGN_IN_UNAVAILABLE: "error.signIn.unavailable",
  SIGN_IN_NOT_STARTED: "error.signIn.unavailable",
  SIGN_IN_NOT_STORED: "error.signIn.notStored",
  SIGN_IN_NOT_ACCEPTED: "error.signIn.notAccepted",
};

/**
 * The text that a customer reads about an error, in the locale of `t`. Texts that the services send for customers come in
 * the locale that the request named. Undefined for errors that are not shown: a cancelled request, and an expired
 * session, which redirects to sign in.
 */
export function describeError(t: Translate, error: unknown): string | undefined {
  if (!error || isSessionExpired(error) || isAbortError(error)) return undefined;
  if (isResultUnknown(error)) return t("error.unknownResult");
  if (error instanceof NetworkError) return t("error.network");
  if (error instanceof PortalError) return t(messagesByCode[error.code]);
  if (error instanceof ServiceError && error.serviceMessage) return error.serviceMessage;
  if (isRefused(error)) return t("error.refused");
  if (error instanceof ServiceError && error.pauseEndsAt > 0) {
    return t("error.busy", { minutes: Math.ceil(error.retryAfterMs / 60_000) });
  }
  return t(error instanceof HttpError ? "error.service" : "error.unexpected");
}
