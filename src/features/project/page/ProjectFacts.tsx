import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { Text, useText } from "#i18n/text.tsx";
import { FactList } from "#ui/data/FactList.tsx";
import { FoldedSection } from "#ui/layout/FoldedSection.tsx";
import { TextLink } from "#ui/links/TextLink.tsx";
import { getPlanUrl } from "./getPlanUrl.ts";
import type { ProjectDetails } from "./projectQuery.ts";

export function ProjectFacts({ details }: { details: ProjectDetails }) {
  const t = useText();
  const { formatDay } = useDateFormats();
  const { project, configuratorProject: plan } = details;
  const { registeredAt, createdAt, start } = project;
  const planUpdatedAt = formatDay(plan?.updatedAt);
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
            value: formatDay(registeredAt ?? createdAt),
          },
          {
            term: <Text id="page.project.facts.start" />,
            value: formatDay(start),
          },
          { term: <Text id="page.project.facts.details" />, value: project.details },
          {
            term: <Text id="page.project.facts.plan" />,
            value: plan ? (
              <TextLink href={getPlanUrl(plan)} icon="external">
                {planUpdatedAt ? (
                  <Text id="page.project.facts.planFrom" values={{ date: planUpdatedAt }} />
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
