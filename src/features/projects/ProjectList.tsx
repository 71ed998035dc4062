import { FormattedMessage } from "react-intl";
import { paths } from "../../paths.ts";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { archiveIcon } from "../../ui/icons/archiveIcon.tsx";
import { EmptyRoofIllustration } from "../../ui/illustrations.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { SummaryList } from "../../ui/SummaryList.tsx";
import { LoadMoreProjects } from "./LoadMoreProjects.tsx";
import { messages } from "./messages.ts";
import { ProjectCard } from "./ProjectCard.tsx";
import type { ProjectListItem } from "./projectsQuery.ts";

interface ProjectListProps {
  pages: readonly { items: readonly ProjectListItem[] }[];
}

/** Projects under way, then those in the archive. */
export function ProjectList({ pages }: ProjectListProps) {
  const items = pages.flatMap((page) => page.items);
  const active = items.filter(({ isArchived }) => !isArchived);
  const archived = items.filter(({ isArchived }) => isArchived);
  if (items.length === 0) return <NoProjects />;
  return (
    <Stack gap="large">
      {active.length > 0 ? <Cards items={active} headingLevel={2} /> : <AllArchived />}
      <LoadMoreProjects shown={items.length} />
      {archived.length > 0 ? (
        <Disclosure
          id="archive"
          icon={archiveIcon}
          title={<FormattedMessage {...messages.archived} values={{ count: archived.length }} />}
        >
          <Cards items={archived} headingLevel={3} />
        </Disclosure>
      ) : null}
    </Stack>
  );
}

function Cards({ items, headingLevel }: { items: readonly ProjectListItem[]; headingLevel: 2 | 3 }) {
  return (
    <SummaryList>
      {items.map((item) => (
        <li key={item.project.id}>
          <ProjectCard item={item} headingLevel={headingLevel} />
        </li>
      ))}
    </SummaryList>
  );
}

function NoProjects() {
  return (
    <EmptyState
      illustration={<EmptyRoofIllustration />}
      title={<FormattedMessage {...messages.emptyTitle} />}
      action={
        <LinkButton to={paths.faq} variant="secondary">
          <FormattedMessage {...messages.emptyAction} />
        </LinkButton>
      }
    >
      <FormattedMessage {...messages.emptyText} />
    </EmptyState>
  );
}

function AllArchived() {
  return (
    <EmptyState title={<FormattedMessage {...messages.allArchivedTitle} />}>
      <FormattedMessage {...messages.allArchivedText} />
    </EmptyState>
  );
}
