import { useInfiniteQuery, useQueries } from "@tanstack/react-query";
import { useConfig } from "#api/runtime-config/useConfig.ts";
import { FaqPage } from "#features/content/faq/FaqPage.tsx";
import { installerRequestQuery } from "#features/project/request/installerRequestQuery.ts";
import { projectsQuery } from "#features/project-list/projectsQuery.ts";
import { useRequestedLocale } from "#i18n/locale/useRequestedLocale.ts";
import { Text } from "#i18n/text.tsx";
import { servicePhones } from "#servicePhones.ts";
import { FactList } from "#ui/data/FactList.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { FoldedSection } from "#ui/layout/FoldedSection.tsx";
import { createMailUrl, createPhoneUrl } from "#ui/links/contactUrls.ts";
import { TextLink } from "#ui/links/TextLink.tsx";
import { CampaignPlacement } from "./lazyCampaign.ts";

const placements = ["direct_search_mini_banner", "direct_search_choice_chip"] as const;

export function FaqScreen() {
  return (
    <FaqPage
      renderContact={(isOpen) => <HelpContact key={String(isOpen)} isOpen={isOpen} />}
      campaign={<CampaignPlacement placements={placements} />}
    />
  );
}

/** Whom customers can ask: the customer service, and the installers of their first projects. */
function HelpContact({ isOpen }: { isOpen: boolean }) {
  const servicePhone = servicePhones[useConfig().country];
  return (
    <Card padding="inline">
      <FoldedSection
        title={<Text id="page.faq.contact.title" />}
        summary={servicePhone}
        open={isOpen}
        opensOnLaptops={!isOpen}
      >
        <FactList
          facts={[
            {
              term: <Text id="page.faq.contact.service" />,
              value: <ContactLinks phone={servicePhone} email={null} />,
            },
            ...useInstallers().map(({ name, phone, email }) => ({
              term: <Text id="page.faq.contact.installer" values={{ name }} />,
              value: phone || email ? <ContactLinks phone={phone} email={email} /> : null,
            })),
          ]}
        />
      </FoldedSection>
    </Card>
  );
}

function ContactLinks({ phone, email }: { phone: string | null; email: string | null }) {
  return (
    <>
      {phone ? <TextLink href={createPhoneUrl(phone)}>{phone}</TextLink> : null}
      {phone && email ? <br /> : null}
      {email ? <TextLink href={createMailUrl(email)}>{email}</TextLink> : null}
    </>
  );
}

/** Each installer once, whose requests are active. Empty while they load, and where they cannot be loaded. */
function useInstallers() {
  const { data: projects } = useInfiniteQuery(projectsQuery());
  const requests = projects?.pages[0]?.items.flatMap(({ isArchived, activeRequest }) =>
    activeRequest && !isArchived ? [activeRequest] : [],
  );
  const locale = useRequestedLocale();
  const details = useQueries({
    queries: (requests ?? []).slice(0, 3).map(({ id }) => installerRequestQuery(id, locale)),
  });
  const installers = details.flatMap(({ data }) => data?.installerLocation ?? []);
  return [...new Map(installers.map((installer) => [installer.installerId, installer])).values()];
}
