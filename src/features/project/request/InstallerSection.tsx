import { FormattedMessage } from "react-intl";
import { useCountryFacts } from "../../../api/runtime-config/useCountryFacts.ts";
import { formatPostalAddress } from "../../../forms/person/formatPostalAddress.tsx";
import { Tag } from "../../../ui/badges/Tag.tsx";
import { FactList } from "../../../ui/data/FactList.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { Picture } from "../../../ui/media/Picture.tsx";
import { createMailUrl, createPhoneUrl } from "../../../ui/navigation/contactUrls.ts";
import { TextLink } from "../../../ui/navigation/TextLink.tsx";
import styles from "./InstallerSection.module.css";
import type { InstallerRequest } from "./installerRequestQuery.ts";
import { installerMessages } from "./requestMessages.ts";

export function InstallerSection({ installer }: { installer: InstallerRequest["installerLocation"] }) {
  return (
    <Section id="installer" title={<FormattedMessage {...installerMessages.title} />}>
      {installer ? (
        <Installer {...installer} />
      ) : (
        <p>
          <FormattedMessage {...installerMessages.missing} />
        </p>
      )}
    </Section>
  );
}

function Installer(installer: NonNullable<InstallerRequest["installerLocation"]>) {
  const country = useCountryFacts();
  const { logo, name, street, postalCode, city, isPremium, isExpert, email, phone } = installer;
  return (
    <>
      <div className={styles["installer"]}>
        <Picture src={logo ?? undefined} alt="" ratio="1" className={styles["logo"]} />
        <div className={styles["text"]}>
          <p className={styles["name"]}>{name}</p>
          {isPremium || isExpert ? (
            <div className={styles["tags"]}>
              {isPremium ? (
                <Tag icon="star" tone="accent">
                  <FormattedMessage {...installerMessages.premium} />
                </Tag>
              ) : null}
              {isExpert ? (
                <Tag icon="medal">
                  <FormattedMessage {...installerMessages.expert} />
                </Tag>
              ) : null}
            </div>
          ) : null}
        </div>
      </div>
      <FactList
        facts={[
          {
            term: <FormattedMessage {...installerMessages.address} />,
            value: formatPostalAddress(
              { street, houseNumber: null, postCode: postalCode, city, county: null },
              country,
            ),
          },
          {
            term: <FormattedMessage {...installerMessages.phone} />,
            value: phone ? <TextLink href={createPhoneUrl(phone)}>{phone}</TextLink> : null,
          },
          {
            term: <FormattedMessage {...installerMessages.email} />,
            value: email ? <TextLink href={createMailUrl(email)}>{email}</TextLink> : null,
          },
        ]}
      />
    </>
  );
}
