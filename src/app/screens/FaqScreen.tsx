import { useInfiniteQuery, useQueries } from "@tanstack/react-query";
import { useServicePhone } from "#errors/useServicePhone.ts";
import { FaqPage } from "#features/content/faq/FaqPage.tsx";
import { installerRequestQuery } from "#features/project/request/installerRequestQuery.ts";
import { projectsQuery } from "#features/project-list/projectsQuery.ts";
import { useRequestedLocale } from "#i18n/locale/useRequestedLocale.ts";
import { Text, useText } from "#i18n/text.tsx";
import { FactList } from "#ui/data/FactList.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { createMailUrl } from "#ui/links/contactUrls.ts";
import { PhoneLink } from "#ui/links/PhoneLink.tsx";
import { TextLink } from "#ui/links/TextLink.tsx";
import { Skeleton } from "#ui/loading/Skeleton.tsx";
import { CampaignPlacement } from "./lazyCampaign.ts";

const placements = ["direct_search_mini_banner", "direct_search_choice_chip"] as const;

export function FaqScreen() {
  return <FaqPage contact={<HelpContact />} campaign={<CampaignPlacement placements={placements} />} />;
}

/** The customers' contacts: the customer service, and the installers of their first projects. */
function HelpContact() {
  const t = useText();
  const installers = useInstallers()?.map(({ name, phone, email }) => ({
    term: <Text id="page.faq.contact.installer" values={{ name }} />,
    value: phone || email ? <ContactLinks name={name} phone={phone} email={email} /> : null,
  }));
  return (
    <Section title={<Text id="page.faq.contact.title" />}>
      <FactList
        facts={[
          {
            term: <Text id="page.faq.contact.service" />,
            value: <ContactLinks name={t("page.faq.contact.service")} phone={useServicePhone()} />,
          },
          ...(installers ?? [installerSkeleton]),
        ]}
      />
    </Section>
  );
}

/** Has room for one installer, as most customers have, so that nothing below moves when the installer has loaded. */
const installerSkeleton = {
  term: <Skeleton shape="text" />,
  value: (
    <>
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </>
  ),
};

interface ContactLinksProps {
  name: string;
  phone?: string | null | undefined;
  email?: string | null;
}

function ContactLinks({ name, phone, email }: ContactLinksProps) {
  return (
    <>
      {phone ? <PhoneLink phone={phone} name={name} /> : null}
      {phone && email ? <br /> : null}
      {email ? <TextLink href={createMailUrl(email)}>{email}</TextLink> : null}
    </>
  );
}

/** The installers of active requests, each once. Undefined while they load, empty if they cannot be loaded. */
function useInstallers() {
  const { data: projects, isPending } = useInfiniteQuery(projectsQuery());
  const requests = projects?.pages[0]?.items.flatMap(({ isArchived, activeRequest }) =>
    activeRequest && !isArchived ? [activeRequest] : [],
  );
  const locale = useRequestedLocale();
  const details = useQueries({
    queries: (requests ?? []).slice(0, 3).map(({ id }) => installerRequestQuery(id, locale)),
  });
  if (isPending || details.some((it) => it.isPending)) return undefined;
  const installers = details.flatMap(({ data }) => data?.installerLocation ?? []);
  return [...new Map(installers.map((installer) => [installer.installerId, installer])).values()];
}
