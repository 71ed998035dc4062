import { FormattedMessage } from "react-intl";
import { SendFailure } from "../../forms/SendFailure.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { cancelMessages } from "./cancelMessages.ts";

/** The last question before a request is cancelled, and why that failed if it did. */
export function CancelConfirm({ error }: { error: Error | null }) {
  return (
    <Stack>
      <FormattedMessage {...cancelMessages.confirmText} tagName="p" />
      <SendFailure error={error} title={<FormattedMessage {...cancelMessages.failed} />} />
    </Stack>
  );
}
