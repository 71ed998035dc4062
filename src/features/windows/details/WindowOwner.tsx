import { FormattedMessage, useIntl } from "react-intl";
import { useCountryFacts } from "../../../api/runtime-config/useCountryFacts.ts";
import { formatPostalAddress } from "../../../forms/person/formatPostalAddress.tsx";
import { getChoiceMessage, personLabels } from "../../../forms/person/personMessages.ts";
import { FactList } from "../../../ui/data/FactList.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { createMailUrl, createPhoneUrl } from "../../../ui/navigation/contactUrls.ts";
import { TextLink } from "../../../ui/navigation/TextLink.tsx";
import { messages } from "./messages.ts";
import type { WindowDetails } from "./windowQuery.ts";

/** The person in whose home the window is. */
export function WindowOwner({ owner }: { owner: NonNullable<WindowDetails["owner"]> }) {
  const intl = useIntl();
  const { salutation, firstName, lastName, email, phone } = owner;
  const title = getChoiceMessage(salutation);
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
            value: formatPostalAddress(owner, country),
          },
          {
            term: <FormattedMessage {...personLabels.email} />,
            value: email ? <TextLink href={createMailUrl(email)}>{email}</TextLink> : null,
          },
          {
            term: <FormattedMessage {...personLabels.phone} />,
            value: phone ? <TextLink href={createPhoneUrl(phone)}>{phone}</TextLink> : null,
          },
        ]}
      />
    </Section>
  );
}
