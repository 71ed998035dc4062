import { FormattedMessage, type MessageDescriptor } from "react-intl";
import { ApplicationError, HttpError, NetworkError } from "../../api/errors.ts";
import { InlineBanner } from "../../ui/InlineBanner.tsx";
import { messages } from "./messages.ts";

/** Why the service could not be asked. */
export function FailureBanner({ title, error }: { title: MessageDescriptor; error: Error }) {
  const words = error instanceof ApplicationError || error instanceof HttpError ? error.message : undefined;
  return (
    <InlineBanner tone="negative" role="alert" title={<FormattedMessage {...title} />}>
      <p>{error instanceof NetworkError ? <FormattedMessage {...messages.offline} /> : words}</p>
    </InlineBanner>
  );
}
