import { useCallback } from "react";
import { useIntl } from "react-intl";
import { ApplicationError, HttpError, isSessionEnd, NetworkError } from "../../api/errors.ts";
import { messages } from "./messages.ts";

/** Puts into words why an action failed; undefined where nothing is to be told. */
export function useFailureText() {
  const intl = useIntl();
  return useCallback(
    (error: unknown): string | undefined => {
      // Without a session the visitor is on the way to sign in; what was cancelled was meant to be.
      if (!error || isSessionEnd(error) || isCancelled(error)) return undefined;
      if (error instanceof NetworkError) return intl.formatMessage(messages.offline);
      if (error instanceof ApplicationError || error instanceof HttpError) return error.message;
      return intl.formatMessage(messages.failed);
    },
    [intl],
  );
}

function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
