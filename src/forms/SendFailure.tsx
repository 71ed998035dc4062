import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { isSessionEnd, NetworkError } from "../api/errors.ts";
import { InlineBanner } from "../ui/InlineBanner.tsx";
import { formMessages } from "./formMessages.ts";

interface SendFailureProps {
  /** Why sending failed; without an error nothing is drawn. */
  error: Error | null | undefined;
  title?: ReactNode;
}

/** Says above a form's buttons why it could not be sent. A lost session needs no words: the visitor is on the way to sign in. */
export function SendFailure({
  error,
  title = <FormattedMessage {...formMessages.saveFailed} />,
}: SendFailureProps) {
  if (!error || isSessionEnd(error)) return null;
  return (
    <InlineBanner tone="negative" title={title} role="alert">
      <p>{error instanceof NetworkError ? <FormattedMessage {...formMessages.offline} /> : error.message}</p>
    </InlineBanner>
  );
}
