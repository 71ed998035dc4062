import type { IntlShape, MessageDescriptor } from "react-intl";
import {
  GraphQlError,
  HttpError,
  isAbortError,
  isSessionExpired,
  NetworkError,
  PortalError,
  type PortalErrorCode,
} from "../api/errors.ts";
import { errorMessages } from "./messages.ts";

const messagesByCode: Readonly<Record<PortalErrorCode, MessageDescriptor>> = {
  NOT_FOUND: errorMessages.notFound,
  UNREADABLE_RESPONSE: errorMessages.unreadable,
  UNKNOWN_COUNTRY: errorMessages.unknownCountry,
  SIGN_IN_INCOMPLETE: errorMessages.signInIncomplete,
  SIGN_IN_USED: errorMessages.signInUsed,
  SIGN_IN_FOREIGN: errorMessages.signInForeign,
  SIGN_IN_REFUSED: errorMessages.signInRefused,
  SIGN_IN_UNAVAILABLE: errorMessages.signInUnavailable,
  SIGN_IN_NOT_STARTED: errorMessages.signInUnavailable,
  SIGN_IN_NOT_STORED: errorMessages.signInNotStored,
  SIGN_IN_NOT_ACCEPTED: errorMessages.signInNotAccepted,
};

/**
 * The text that a customer reads about an error, in the locale of `intl`. Texts that the services send for customers come in
 * the locale that the request named. Undefined for errors that are not shown: a cancelled request, and an expired
 * session, which redirects to sign in.
 */
export function describeError(intl: IntlShape, error: unknown): string | undefined {
  if (!error || isSessionExpired(error) || isAbortError(error)) return undefined;
  if (error instanceof NetworkError) return intl.formatMessage(errorMessages.network);
  if (error instanceof HttpError) return error.serviceMessage ?? intl.formatMessage(errorMessages.service);
  if (error instanceof PortalError) return intl.formatMessage(messagesByCode[error.code]);
  if (error instanceof GraphQlError && error.serviceMessage) return error.serviceMessage;
  return intl.formatMessage(errorMessages.unexpected);
}
