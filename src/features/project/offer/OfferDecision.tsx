import { useIntl } from "react-intl";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { Text, useText } from "#i18n/text.tsx";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { createMailUrl } from "#ui/links/contactUrls.ts";
import { useProjectAddress } from "../contact/useProjectAddress.ts";
import type { ProjectDetails } from "../page/projectQuery.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { formatPrice } from "./formatOffer.ts";
import { formatOfferMail } from "./formatOfferMail.ts";
import styles from "./OfferDecision.module.css";

interface OfferDecisionProps {
  request: InstallerRequest;
  project: ProjectDetails["project"];
}

/** Accepts or declines an offer by an e-mail to the installer: the service has no call for it. */
export function OfferDecision({ request, project }: OfferDecisionProps) {
  const intl = useIntl();
  const t = useText();
  const country = useCountryFacts();
  const address = useProjectAddress(project);
  const { installerLocation: installer, customer, cart } = request;
  if (!installer?.email) return null;
  const price = cart && formatPrice(intl, cart.total.price, country);
  const acceptText = price
    ? t("page.project.decision.acceptText", { address, price })
    : t("page.project.decision.acceptTextWithoutPrice", { address });
  return (
    <>
      <LinkButton
        icon="mail"
        wide
        href={createMailUrl(installer.email, {
          subject: t("page.project.decision.acceptSubject", { address }),
          body: formatOfferMail(t, customer, acceptText, t("page.project.decision.acceptNext")),
        })}
      >
        <Text id="page.project.decision.accept" />
      </LinkButton>
      <LinkButton
        variant="secondary"
        icon="mail"
        wide
        href={createMailUrl(installer.email, {
          subject: t("page.project.decision.declineSubject", { address }),
          body: formatOfferMail(t, customer, t("page.project.decision.declineText", { address })),
        })}
      >
        <Text id="page.project.decision.decline" />
      </LinkButton>
      <p className={styles["hint"]}>
        <Text id="page.project.decision.hint" values={{ name: installer.name }} />
      </p>
    </>
  );
}
