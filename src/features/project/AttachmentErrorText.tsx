import { FormattedMessage } from "react-intl";
import { ApplicationError, HttpError, isSessionEnd, NetworkError } from "../../api/errors.ts";
import { attachmentMessages } from "./attachmentMessages.ts";

/** What a service says of its failure. Of a lost session nothing is said: the visitor is on the way to sign in. */
export function AttachmentErrorText({ error }: { error: Error }) {
  if (isSessionEnd(error)) return null;
  if (error instanceof NetworkError) return <FormattedMessage {...attachmentMessages.offline} />;
  return error instanceof ApplicationError || error instanceof HttpError ? error.message : null;
}
