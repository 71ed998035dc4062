import { FormattedDate } from "react-intl";
import { parseCalendarDay } from "#i18n/formats/parseCalendarDay.ts";
import { Text, useText } from "#i18n/text.tsx";
import { FactList } from "#ui/data/FactList.tsx";
import { Section } from "#ui/layout/Section.tsx";
import type { ProjectDetails } from "./projectQuery.ts";

export function ProjectFacts({ details: { project } }: { details: ProjectDetails }) {
  const t = useText();
  const { registeredAt, createdAt, start } = project;
  const startedAt = registeredAt ?? createdAt;
  const preferredStart = start ? parseCalendarDay(start) : undefined;
  return (
    <Section title={<Text id="page.project.facts.title" />}>
      <FactList
        facts={[
          {
            term: <Text id="page.project.facts.type" />,
            value: t(`projectType.${project.type}`),
          },
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
        ]}
      />
    </Section>
  );
}
