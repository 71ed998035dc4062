import { FormattedMessage, useIntl } from "react-intl";
import { useCountryFacts } from "../../../api/runtime-config/useCountryFacts.ts";
import { LinkButton } from "../../../ui/actions/LinkButton.tsx";
import { createMailUrl } from "../../../ui/navigation/contactUrls.ts";
import { useProjectAddress } from "../contact/useProjectAddress.ts";
import type { ProjectDetails } from "../overview/projectQuery.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { decisionMessages } from "./decisionMessages.ts";
import { formatPrice } from "./formatOffer.ts";
import styles from "./Offer.module.css";

interface OfferDecisionProps {
  request: InstallerRequest;
  project: ProjectDetails["project"];
}

/** Accepts or declines an offer by an e-mail to the installer: the service has no call for it. */
export function OfferDecision({ request, project }: OfferDecisionProps) {
  const intl = useIntl();
  const country = useCountryFacts();
  const address = useProjectAddress(project);
  const { installerLocation: installer, customer, cart } = request;
  if (!installer?.email) return null;
  const price = cart && formatPrice(intl, cart.total.price, country);
  const name = customer ? [customer.firstName, customer.lastName].filter(Boolean).join(" ") : "";
  const createBody = (...paragraphs: string[]) =>
    [
      intl.formatMessage(decisionMessages.greeting),
      ...paragraphs,
      `${intl.formatMessage(decisionMessages.closing)}\n${name}`,
    ].join("\n\n");
  const acceptText = price
    ? intl.formatMessage(decisionMessages.acceptText, { address, price })
    : intl.formatMessage(decisionMessages.acceptTextWithoutPrice, { address });
  return (
    <div className={styles["decision"]} data-no-print>
      <div className={styles["decision-buttons"]}>
        <LinkButton
          icon="mail"
          wide
          href={createMailUrl(installer.email, {
            subject: intl.formatMessage(decisionMessages.acceptSubject, { address }),
            body: createBody(acceptText, intl.formatMessage(decisionMessages.acceptNext)),
          })}
        >
          <FormattedMessage {...decisionMessages.accept} />
        </LinkButton>
        <LinkButton
          variant="secondary"
          icon="mail"
          wide
          href={createMailUrl(installer.email, {
            subject: intl.formatMessage(decisionMessages.declineSubject, { address }),
            body: createBody(intl.formatMessage(decisionMessages.declineText, { address })),
          })}
        >
          <FormattedMessage {...decisionMessages.decline} />
        </LinkButton>
      </div>
      <p className={styles["decision-hint"]}>
        <FormattedMessage {...decisionMessages.hint} values={{ name: installer.name }} />
      </p>
    </div>
  );
}
