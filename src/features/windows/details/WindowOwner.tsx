import { useIntl } from "react-intl";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { formatPersonName } from "#forms/person/formatPersonName.ts";
import { formatPostalAddress } from "#forms/person/formatPostalAddress.tsx";
import { Text } from "#i18n/text.tsx";
import { FactList } from "#ui/data/FactList.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { createMailUrl, createPhoneUrl } from "#ui/links/contactUrls.ts";
import { TextLink } from "#ui/links/TextLink.tsx";
import type { WindowDetails } from "./windowQuery.ts";

/** The person in whose home the window is. */
export function WindowOwner({ owner }: { owner: NonNullable<WindowDetails["owner"]> }) {
  const intl = useIntl();
  const { email, phone } = owner;
  const country = useCountryFacts();
  return (
    <Section title={<Text id="page.window.owner.title" />}>
      <FactList
        facts={[
          {
            term: <Text id="page.window.owner.name" />,
            value: formatPersonName(intl, owner, country),
          },
          {
            term: <Text id="page.window.owner.address" />,
            value: formatPostalAddress(owner, country),
          },
          {
            term: <Text id="person.email" />,
            value: email ? <TextLink href={createMailUrl(email)}>{email}</TextLink> : null,
          },
          {
            term: <Text id="person.phone" />,
            value: phone ? <TextLink href={createPhoneUrl(phone)}>{phone}</TextLink> : null,
          },
        ]}
      />
    </Section>
  );
}
