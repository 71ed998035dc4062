import { FormattedMessage } from "react-intl";
import { Button } from "../../ui/Button.tsx";
import { InlineBanner } from "../../ui/InlineBanner.tsx";
import { AttachmentErrorText } from "./AttachmentErrorText.tsx";
import { attachmentMessages } from "./attachmentMessages.ts";

/** In place of the files where they could not be loaded. */
export function AttachmentsFailed({ error, onRetry }: { error: Error; onRetry(): void }) {
  return (
    <InlineBanner
      tone="negative"
      role="alert"
      title={<FormattedMessage {...attachmentMessages.loadFailed} />}
      action={
        <Button variant="secondary" size="compact" onClick={onRetry}>
          <FormattedMessage {...attachmentMessages.retry} />
        </Button>
      }
    >
      <AttachmentErrorText error={error} />
    </InlineBanner>
  );
}
