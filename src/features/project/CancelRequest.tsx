import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../ui/Button.tsx";
import { CancelDialog } from "./CancelDialog.tsx";
import styles from "./CancelRequest.module.css";
import { cancelMessages } from "./cancelMessages.ts";
import { isCancellable } from "./isCancellable.ts";
import type { RequestDetails } from "./requestQuery.ts";
import { useCancellation } from "./useCancellation.ts";

interface CancelRequestProps {
  request: RequestDetails;
  /** Offers nothing; a cancellation that has begun is brought to its end. */
  readOnly?: boolean;
  /** Called once the visitor has read that the request is cancelled. */
  onCancelled?: (request: RequestDetails) => void;
}

/** The way to cancel a request, where it can be cancelled. */
export function CancelRequest(props: CancelRequestProps) {
  return <OwnCancellation key={props.request.id} {...props} />;
}

function OwnCancellation({ request, readOnly = false, onCancelled }: CancelRequestProps) {
  const cancellation = useCancellation(request.id, onCancelled);
  const { isOpen, open, step } = cancellation;
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);

  useEffect(() => {
    if (wasOpen.current && !isOpen && !button.current) {
      // The button that the focus came from is gone.
      document.querySelector<HTMLElement>("main h1, h1")?.focus();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <>
      {!readOnly && isCancellable(request.currentStatus) && step !== "confirmed" ? (
        <div className={styles["offer"]} data-no-print>
          <p className={styles["meaning"]}>
            <FormattedMessage {...cancelMessages.meaning} />
          </p>
          <Button ref={button} variant="quiet" size="compact" className={styles["open"]} onClick={open}>
            <FormattedMessage {...cancelMessages.open} />
          </Button>
        </div>
      ) : null}
      <CancelDialog request={request} cancellation={cancellation} />
    </>
  );
}
