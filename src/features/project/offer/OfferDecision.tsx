import { useId, useState } from "react";
import { useIntl } from "react-intl";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { formatFullName } from "#forms/person/formatPersonName.ts";
import { type PlainMessageId, Text, type Translate, useText } from "#i18n/text.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { useCopy } from "#ui/actions/useCopy.ts";
import { createMailUrl } from "#ui/links/contactUrls.ts";
import { useAnnouncement } from "#ui/notices/useAnnouncement.ts";
import { useProjectAddress } from "../contact/useProjectAddress.ts";
import type { ProjectDetails } from "../page/projectQuery.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { formatPrice } from "./formatOffer.ts";
import styles from "./OfferDecision.module.css";

interface OfferDecisionProps {
  request: InstallerRequest;
  project: ProjectDetails["project"];
  /** Asks whether the offer is still valid, and does not decide on it. */
  isExpired: boolean;
}

interface OfferMail {
  label: PlainMessageId;
  subject: string;
  paragraphs: readonly string[];
}

/** Accepts or declines an offer with an e-mail to the installer: the service has no operation for it. */
export function OfferDecision({ request, project, isExpired }: OfferDecisionProps) {
  const intl = useIntl();
  const t = useText();
  const country = useCountryFacts();
  const address = useProjectAddress(project);
  const [opened, setOpened] = useState<string>();
  const hintId = useId();
  const { installerLocation: installer, customer, cart } = request;
  useAnnouncement(opened && t("page.project.decision.noMail", { email: installer?.email ?? "" }));
  if (!installer?.email) return null;
  const { name, email } = installer;
  const price = cart && formatPrice(intl, cart.total.price, country);
  const acceptText = price
    ? t("page.project.decision.acceptText", { address, price })
    : t("page.project.decision.acceptTextWithoutPrice", { address });
  const total = price ? [t("share.fact", { label: t("page.project.offer.grossTotal"), value: price })] : [];
  const ask: OfferMail = {
    label: "expiredOffer.ask",
    subject: t("expiredOffer.subject", { address }),
    paragraphs: [t("expiredOffer.text", { address }), ...total],
  };
  const accept: OfferMail = {
    label: "page.project.decision.accept",
    subject: t("page.project.decision.acceptSubject", { address }),
    paragraphs: [acceptText, t("page.project.decision.acceptNext")],
  };
  const decline: OfferMail = {
    label: "page.project.decision.decline",
    subject: t("page.project.decision.declineSubject", { address }),
    paragraphs: [t("page.project.decision.declineText", { address })],
  };
  return (
    <>
      {(isExpired ? [ask] : [accept, decline]).map(({ label, subject, paragraphs }, index) => {
        const body = formatOfferMail(t, customer, ...paragraphs);
        return (
          <LinkButton
            key={label}
            variant={index === 0 ? "primary" : "secondary"}
            icon="mail"
            wide
            aria-describedby={isExpired ? undefined : hintId}
            href={createMailUrl(email, { subject, body })}
            onClick={() => setOpened(`${subject}\n\n${body}`)}
          >
            <Text id={label} />
          </LinkButton>
        );
      })}
      <div className={styles["hint"]}>
        {isExpired ? null : (
          <p id={hintId}>
            <Text id="page.project.decision.hint" values={{ name }} />
          </p>
        )}
        {opened ? <p>{t("page.project.decision.noMail", { email })}</p> : null}
        {opened ? <CopyMail text={opened} /> : null}
      </div>
    </>
  );
}

/** For customers without a mail program, whose browser opens nothing. */
function CopyMail({ text }: { text: string }) {
  const t = useText();
  const { copy, result } = useCopy(text, { copied: t("share.copied"), failed: t("share.copyFailed") });
  return (
    <>
      <Button variant="quiet" size="compact" icon={result?.isCopied ? "check" : "copy"} onClick={copy}>
        <Text id="page.project.decision.copy" />
      </Button>
      <span>{result?.text}</span>
    </>
  );
}

/** The text of a customer's e-mail to an installer about an offer. */
function formatOfferMail(
  t: Translate,
  customer: InstallerRequest["customer"],
  ...paragraphs: string[]
): string {
  const name = customer ? formatFullName(customer) : "";
  const closing = `${t("page.project.decision.closing")}\n${name}`;
  return [t("page.project.decision.greeting"), ...paragraphs, closing].join("\n\n");
}
