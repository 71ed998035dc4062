import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Section } from "../../../ui/layout/Section.tsx";
import { TextLink } from "../../../ui/navigation/TextLink.tsx";
import { messages } from "./messages.ts";

interface ConfiguratorSectionProps {
  plan: { id: string; updatedAt: string };
  campaigns: ReactNode;
}

/** Links to the plan in the configurator, an application of its own beside the portal. */
export function ConfiguratorSection({ plan, campaigns }: ConfiguratorSectionProps) {
  return (
    <Section title={<FormattedMessage {...messages.plan} />}>
      <p>
        <TextLink href={`/configurator/${encodeURIComponent(plan.id)}`} icon="external">
          <FormattedMessage {...messages.planFrom} values={{ date: new Date(plan.updatedAt) }} />
        </TextLink>
      </p>
      {campaigns}
    </Section>
  );
}
