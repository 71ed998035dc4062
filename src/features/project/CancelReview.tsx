import { FormattedDate, FormattedMessage } from "react-intl";
import { FactList } from "../../ui/FactList.tsx";
import styles from "./CancelRequest.module.css";
import { cancelMessages } from "./cancelMessages.ts";
import { offerMessages } from "./offerMessages.ts";
import type { RequestDetails } from "./requestQuery.ts";
import type { Cancellation } from "./useCancellation.ts";

interface CancelReviewProps {
  request: RequestDetails;
  cancellation: Cancellation;
}

/** The second step of cancelling: what would be cancelled, and why. */
export function CancelReview({ request, cancellation }: CancelReviewProps) {
  const { cart, installerLocation, createdAt } = request;
  const { reason, customReason } = cancellation;
  return (
    <FactList
      facts={[
        {
          term: <FormattedMessage {...cancelMessages.product} />,
          value: cart && (
            <FormattedMessage
              {...offerMessages.product}
              values={{ count: cart.installableProductCount, name: cart.installableProductName }}
            />
          ),
        },
        { term: <FormattedMessage {...cancelMessages.installer} />, value: installerLocation?.name },
        {
          term: <FormattedMessage {...cancelMessages.sentOn} />,
          value: <FormattedDate value={createdAt} dateStyle="long" />,
        },
        { term: <FormattedMessage {...cancelMessages.reason} />, value: reason?.label },
        {
          term: <FormattedMessage {...cancelMessages.ownWords} />,
          value: customReason && <span className={styles["own-words"]}>{customReason}</span>,
        },
      ]}
    />
  );
}
