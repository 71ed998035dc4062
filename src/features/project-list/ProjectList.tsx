import { useInfiniteQuery } from "@tanstack/react-query";
import { useId } from "react";
import { joinPages, pageSizes } from "#api/pages.ts";
import { useConfig } from "#api/runtime-config/useConfig.ts";
import { Text } from "#i18n/text.tsx";
import { LimitedList } from "#lists/LimitedList.tsx";
import { SummaryList } from "#ui/data/SummaryCard.tsx";
import { Disclosure } from "#ui/layout/Disclosure.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { LoadMore } from "#ui/loading/LoadMore.tsx";
import { EmptyState } from "#ui/notices/EmptyState.tsx";
import { getProjectTasks } from "./getProjectTasks.ts";
import { ProjectCard } from "./ProjectCard.tsx";
import styles from "./ProjectList.module.css";
import { ProjectTasks } from "./ProjectTasks.tsx";
import { type ProjectListItem, projectsQuery } from "./projectsQuery.ts";

interface ProjectListProps {
  pages: readonly { items: readonly ProjectListItem[] }[];
}

/** What the customer has to do, active projects, then the archived ones. A single project shows on its card what there is to do. */
export function ProjectList({ pages }: ProjectListProps) {
  const items = joinPages(pages, ({ project }) => project.id);
  const minCount = pages.length * pageSizes.projects;
  const active = items.filter(({ isArchived }) => !isArchived);
  const archived = items.filter(({ isArchived }) => isArchived);
  const tasks = getProjectTasks(active, useConfig().windowRegistrationEnabled);
  const [only] = items.length === 1 ? active : [];
  const headingId = useId();
  return (
    <Stack gap="large">
      {only ? null : <ProjectTasks tasks={tasks} />}
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className={styles["heading"]}>
          <Text id="page.projectList.listTitle" values={{ count: items.length }} />
        </h2>
        {only ? (
          <ProjectCard item={only} task={tasks[0]} />
        ) : active.length > 0 ? (
          <ProjectCards items={active} minCount={minCount} />
        ) : (
          <AllArchived />
        )}
      </section>
      <LoadMoreProjects shownCount={items.length} />
      {archived.length > 0 ? (
        <Disclosure
          id="archive"
          icon="archive"
          title={<Text id="page.projectList.archived" values={{ count: archived.length }} />}
        >
          <ProjectCards items={archived} minCount={minCount} />
        </Disclosure>
      ) : null}
    </Stack>
  );
}

function ProjectCards({ items, minCount }: { items: readonly ProjectListItem[]; minCount: number }) {
  return (
    <LimitedList items={items} minCount={minCount}>
      {(shown) => (
        <SummaryList>
          {shown.map((item) => (
            <li key={item.project.id}>
              <ProjectCard item={item} />
            </li>
          ))}
        </SummaryList>
      )}
    </LimitedList>
  );
}

function LoadMoreProjects({ shownCount }: { shownCount: number }) {
  const query = useInfiniteQuery(projectsQuery());
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const handleLoadMore = () => void fetchNextPage();
  return (
    <LoadMore
      page={data?.pages.length ?? 0}
      hasMore={hasNextPage}
      busy={isFetchingNextPage}
      failed={isFetchNextPageError}
      onLoadMore={handleLoadMore}
      moreLabel={<Text id="page.projectList.loadMore" />}
      retryLabel={<Text id="error.retry" />}
      failedText={<Text id="page.projectList.loadMoreFailed" />}
      loadedText={<Text id="page.projectList.loaded" values={{ count: shownCount }} />}
    />
  );
}

function AllArchived() {
  return (
    <EmptyState headingLevel={3} title={<Text id="page.projectList.allArchived.title" />}>
      <Text id="page.projectList.allArchived.text" />
    </EmptyState>
  );
}
