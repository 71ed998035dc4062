import { Text } from "#i18n/text.tsx";

import { Section } from "#ui/layout/Section.tsx";
import { TextLink } from "#ui/links/TextLink.tsx";

interface Plan {
  id: string;
  updatedAt: string;
}

/** The configurator is an application of its own beside the portal. */
export function getPlanUrl({ id }: Pick<Plan, "id">): string {
  return `/configurator/${encodeURIComponent(id)}`;
}

/** Links to the plan in the configurator. */
export function ConfiguratorSection({ plan }: { plan: Plan }) {
  return (
    <Section title={<Text id="page.project.facts.plan" />}>
      <p>
        <TextLink href={getPlanUrl(plan)} icon="external">
          {plan.updatedAt ? (
            <Text id="page.project.facts.planFrom" values={{ date: new Date(plan.updatedAt) }} />
          ) : (
            <Text id="page.project.facts.plan" />
          )}
        </TextLink>
      </p>
    </Section>
  );
}
