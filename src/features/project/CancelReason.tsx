import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { FormattedMessage } from "react-intl";
import { isSessionEnd, NetworkError } from "../../api/errors.ts";
import { formMessages } from "../../forms/formMessages.ts";
import { Button } from "../../ui/Button.tsx";
import { InlineBanner } from "../../ui/InlineBanner.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { CancelReasonForm } from "./CancelReasonForm.tsx";
import styles from "./CancelRequest.module.css";
import { cancelMessages } from "./cancelMessages.ts";
import { requestReasonsQuery } from "./requestReasonsQuery.ts";
import type { Cancellation } from "./useCancellation.ts";

interface CancelReasonProps {
  requestId: string;
  /** For the button outside the form that submits it. */
  formId: string;
  cancellation: Cancellation;
}

const skeletons = ["first", "second", "third", "fourth"];

/** The first step of cancelling: why. */
export function CancelReason({ requestId, formId, cancellation }: CancelReasonProps) {
  const { data: reasons, error, isFetching, refetch } = useQuery(requestReasonsQuery(requestId));
  const retry = useCallback(() => void refetch(), [refetch]);
  if (reasons?.length === 0) {
    return (
      <InlineBanner
        tone="caution"
        title={<FormattedMessage {...cancelMessages.reasonsMissing} />}
        role="status"
      >
        <FormattedMessage {...cancelMessages.reasonsMissingText} tagName="p" />
      </InlineBanner>
    );
  }
  if (reasons) return <CancelReasonForm id={formId} reasons={reasons} cancellation={cancellation} />;
  // The visitor is on the way to sign in.
  if (!error || isSessionEnd(error)) return <ReasonSkeleton />;
  return (
    <InlineBanner
      tone="negative"
      title={<FormattedMessage {...cancelMessages.reasonsFailed} />}
      role="alert"
      action={
        <Button variant="secondary" size="compact" busy={isFetching} onClick={retry}>
          <FormattedMessage {...cancelMessages.retry} />
        </Button>
      }
    >
      <p>
        {error instanceof NetworkError ? <FormattedMessage {...formMessages.unreachable} /> : error.message}
      </p>
    </InlineBanner>
  );
}

function ReasonSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">
          <FormattedMessage {...cancelMessages.reasonsLoading} />
        </span>
      </VisuallyHidden>
      <Stack gap="small">
        {skeletons.map((name) => (
          <Skeleton key={name} className={styles["reason-skeleton"]} />
        ))}
      </Stack>
    </div>
  );
}
