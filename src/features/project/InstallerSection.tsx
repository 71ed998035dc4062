import { FormattedMessage } from "react-intl";
import { useCountryFacts } from "../../api/useCountryFacts.ts";
import { postalAddress } from "../../forms/postalAddress.tsx";
import { FactList } from "../../ui/FactList.tsx";
import { medalIcon } from "../../ui/icons/medalIcon.tsx";
import { starIcon } from "../../ui/icons/starIcon.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Section } from "../../ui/Section.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import styles from "./InstallerSection.module.css";
import { messages } from "./messages.ts";
import type { RequestDetails } from "./requestQuery.ts";

/** The company that comes, and how to reach it. */
export function InstallerSection({ installer }: { installer: RequestDetails["installerLocation"] }) {
  return (
    <Section title={<FormattedMessage {...messages.installerTitle} />}>
      {installer ? (
        <Installer {...installer} />
      ) : (
        <p>
          <FormattedMessage {...messages.installerMissing} />
        </p>
      )}
    </Section>
  );
}

function Installer(installer: NonNullable<RequestDetails["installerLocation"]>) {
  const country = useCountryFacts();
  const { logo, name, street, postalCode, city, isPremium, isExpert, email, phone } = installer;
  return (
    <>
      <div className={styles["installer"]}>
        <Picture src={logo ?? undefined} alt="" ratio="1" className={styles["logo"]} />
        <div className={styles["words"]}>
          <p className={styles["name"]}>{name}</p>
          {isPremium || isExpert ? (
            <div className={styles["marks"]}>
              {isPremium ? (
                <Tag icon={starIcon} tone="accent">
                  <FormattedMessage {...messages.premium} />
                </Tag>
              ) : null}
              {isExpert ? (
                <Tag icon={medalIcon}>
                  <FormattedMessage {...messages.expert} />
                </Tag>
              ) : null}
            </div>
          ) : null}
        </div>
      </div>
      <FactList
        facts={[
          {
            term: <FormattedMessage {...messages.address} />,
            value: postalAddress(
              { street, houseNumber: null, postCode: postalCode, city, county: null },
              country,
            ),
          },
          {
            term: <FormattedMessage {...messages.phone} />,
            value: phone ? (
              <TextLink href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</TextLink>
            ) : null,
          },
          {
            term: <FormattedMessage {...messages.email} />,
            value: email ? <TextLink href={`mailto:${encodeURIComponent(email)}`}>{email}</TextLink> : null,
          },
        ]}
      />
    </>
  );
}
