import { type ErrorKind, hasKind, isAbortError, RequestError } from "../api/errors.ts";
import type { PlainMessageId, Translate } from "../i18n/text.tsx";

/** The text of each kind of error. Null for an expired session, which redirects to sign in. */
const messages: Readonly<Record<ErrorKind, PlainMessageId | null>> = {
  network: "error.network",
  failed: "error.service",
  busy: "error.service",
  unreadable: "error.unreadable",
  unknownResult: "error.unknownResult",
  unauthorized: "error.refused",
  forbidden: "error.refused",
  unsupported: "error.refused",
  refused: "error.refused",
  explained: "error.unexpected",
  notFound: "error.notFound",
  sessionExpired: null,
  reloadNeeded: "error.reloadNeeded",
  unknownCountry: "error.unknownCountry",
  signInIncomplete: "error.signIn.incomplete",
  signInUsed: "error.signIn.used",
  signInForeign: "error.signIn.foreign",
  signInRefused: "error.signIn.refused",
  signInUnavailable: "error.signIn.unavailable",
  signInNotStarted: "error.signIn.unavailable",
  signInNotStored: "error.signIn.notStored",
  signInNotAccepted: "error.signIn.notAccepted",
};

/**
 * The customer's text about an error, in the locale of `t`. The services' own texts have the locale of the request. Undefined
 * for errors that are not shown.
 */
export function describeError(t: Translate, error: unknown): string | undefined {
  if (!error || isAbortError(error)) return undefined;
  if (!(error instanceof RequestError)) return t("error.unexpected");
  const { kind, serviceMessage, pauseEndsAt, retryAfterMs } = error;
  if (serviceMessage !== undefined) return serviceMessage;
  if (pauseEndsAt > 0 && hasKind(error, "busy", "failed")) {
    return t("error.busy", { minutes: Math.ceil(retryAfterMs / 60_000) });
  }
  const id = messages[kind];
  return id === null ? undefined : t(id);
}
