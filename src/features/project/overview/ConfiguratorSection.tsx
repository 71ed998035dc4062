import { FormattedMessage } from "react-intl";
import { Section } from "../../../ui/layout/Section.tsx";
import { TextLink } from "../../../ui/navigation/TextLink.tsx";
import { messages } from "./messages.ts";

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
    <Section title={<FormattedMessage {...messages.plan} />}>
      <p>
        <TextLink href={getPlanUrl(plan)} icon="external">
          {plan.updatedAt ? (
            <FormattedMessage {...messages.planFrom} values={{ date: new Date(plan.updatedAt) }} />
          ) : (
            <FormattedMessage {...messages.plan} />
          )}
        </TextLink>
      </p>
    </Section>
  );
}
