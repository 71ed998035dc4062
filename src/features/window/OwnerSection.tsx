import { FormattedMessage, useIntl } from "react-intl";
import { useCountryFacts } from "../../api/useCountryFacts.ts";
import { choiceMessage, personLabels } from "../../forms/personMessages.ts";
import { postalAddress } from "../../forms/postalAddress.tsx";
import { FactList } from "../../ui/FactList.tsx";
import { Section } from "../../ui/Section.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { messages } from "./messages.ts";
import type { WindowDetails } from "./windowQuery.ts";

/** The person whose home the window is in. */
export function OwnerSection({ owner }: { owner: NonNullable<WindowDetails["owner"]> }) {
  const intl = useIntl();
  const { salutation, firstName, lastName, email, phone } = owner;
  const title = choiceMessage(salutation);
  const country = useCountryFacts();
  return (
    <Section title={<FormattedMessage {...messages.ownerTitle} />}>
      <FactList
        facts={[
          {
            term: <FormattedMessage {...messages.ownerName} />,
            value: [title && intl.formatMessage(title), firstName, lastName].filter(Boolean).join(" "),
          },
          {
            term: <FormattedMessage {...messages.ownerAddress} />,
            value: postalAddress(owner, country),
          },
          {
            term: <FormattedMessage {...personLabels.email} />,
            value: email ? <TextLink href={`mailto:${encodeURIComponent(email)}`}>{email}</TextLink> : null,
          },
          {
            term: <FormattedMessage {...personLabels.phone} />,
            value: phone ? (
              <TextLink href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</TextLink>
            ) : null,
          },
        ]}
      />
    </Section>
  );
}
