import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { externalIcon } from "../../ui/icons/externalIcon.tsx";
import { Section } from "../../ui/Section.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { messages } from "./messages.ts";

interface ConfiguratorSectionProps {
  plan: { id: string; updatedAt: string };
  campaigns: ReactNode;
}

/** The plan that the project began with. The configurator is a page of its own beside the portal. */
export function ConfiguratorSection({ plan, campaigns }: ConfiguratorSectionProps) {
  return (
    <Section title={<FormattedMessage {...messages.plan} />}>
      <p>
        <TextLink href={`/configurator/${encodeURIComponent(plan.id)}`} icon={externalIcon}>
          <FormattedMessage {...messages.planFrom} values={{ date: new Date(plan.updatedAt) }} />
        </TextLink>
      </p>
      {campaigns}
    </Section>
  );
}
