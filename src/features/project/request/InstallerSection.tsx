import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { formatPostalAddress } from "#forms/person/formatPostalAddress.tsx";
import { Text } from "#i18n/text.tsx";
import { Tag } from "#ui/badges/Tag.tsx";
import { FactList } from "#ui/data/FactList.tsx";
import { FoldedSection } from "#ui/layout/FoldedSection.tsx";
import { createMailUrl } from "#ui/links/contactUrls.ts";
import { PhoneLink } from "#ui/links/PhoneLink.tsx";
import { TextLink } from "#ui/links/TextLink.tsx";
import { Picture } from "#ui/media/Picture.tsx";
import styles from "./InstallerSection.module.css";
import type { InstallerRequest } from "./installerRequestQuery.ts";

export function InstallerSection({ installer }: { installer: InstallerRequest["installerLocation"] }) {
  return (
    <FoldedSection
      id="installer"
      title={<Text id="page.project.installer.title" />}
      summary={installer ? installer.name : <Text id="page.project.installer.missing" />}
    >
      {installer ? <Installer {...installer} /> : null}
    </FoldedSection>
  );
}

function Installer(installer: NonNullable<InstallerRequest["installerLocation"]>) {
  const country = useCountryFacts();
  const { logo, name, isPremium, isExpert, email, phone } = installer;
  return (
    <div className={styles["details"]}>
      <div className={styles["installer"]}>
        <Picture src={logo ?? undefined} alt="" ratio="1" className={styles["logo"]} />
        <div className={styles["text"]}>
          <p className={styles["name"]}>{name}</p>
          {isPremium || isExpert ? (
            <div className={styles["tags"]}>
              {isPremium ? (
                <Tag icon="star" tone="accent">
                  <Text id="page.project.installer.premium" />
                </Tag>
              ) : null}
              {isExpert ? (
                <Tag icon="medal">
                  <Text id="page.project.installer.expert" />
                </Tag>
              ) : null}
            </div>
          ) : null}
        </div>
      </div>
      <FactList
        facts={[
          {
            term: <Text id="page.project.installer.address" />,
            value: formatPostalAddress({ ...installer, postCode: installer.postalCode }, country),
          },
          {
            term: <Text id="page.project.installer.phone" />,
            value: phone ? <PhoneLink phone={phone} name={name} /> : null,
          },
          {
            term: <Text id="page.project.installer.email" />,
            value: email ? <TextLink href={createMailUrl(email)}>{email}</TextLink> : null,
          },
        ]}
      />
    </div>
  );
}
