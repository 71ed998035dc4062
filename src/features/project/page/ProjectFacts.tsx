import { FormattedDate } from "react-intl";
import { parseCalendarDay } from "#i18n/formats/parseCalendarDay.ts";
import { Text, useText } from "#i18n/text.tsx";
import { FactList } from "#ui/data/FactList.tsx";
import { FoldedSection } from "#ui/layout/FoldedSection.tsx";
import { TextLink } from "#ui/links/TextLink.tsx";
import { getPlanUrl } from "./getPlanUrl.ts";
import type { ProjectDetails } from "./projectQuery.ts";

export function ProjectFacts({ details }: { details: ProjectDetails }) {
  const t = useText();
  const { project, configuratorProject: plan } = details;
  const { registeredAt, createdAt, start } = project;
  const startedAt = registeredAt ?? createdAt;
  const preferredStart = start ? parseCalendarDay(start) : undefined;
  return (
    <FoldedSection
      title={<Text id="page.project.facts.title" />}
      summary={<Text id={`projectType.${project.type}`} />}
    >
      <FactList
        facts={[
          {
            term: <Text id="page.project.facts.space" />,
            value: project.spaceType ? t(`room.${project.spaceType}`) : null,
          },
          {
            term: (
              <Text id={registeredAt ? "page.project.facts.registeredAt" : "page.project.facts.startedAt"} />
            ),
            value: startedAt && <FormattedDate value={startedAt} dateStyle="long" />,
          },
          {
            term: <Text id="page.project.facts.start" />,
            value: preferredStart ? (
              <FormattedDate value={preferredStart} dateStyle="long" timeZone="UTC" />
            ) : null,
          },
          { term: <Text id="page.project.facts.details" />, value: project.details },
          {
            term: <Text id="page.project.facts.plan" />,
            value: plan ? (
              <TextLink href={getPlanUrl(plan)} icon="external">
                {plan.updatedAt ? (
                  <Text id="page.project.facts.planFrom" values={{ date: new Date(plan.updatedAt) }} />
                ) : (
                  <Text id="page.project.facts.plan" />
                )}
              </TextLink>
            ) : null,
          },
        ]}
      />
    </FoldedSection>
  );
}
