import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { joinPages, pageSizes } from "#api/pages.ts";
import { useConfig } from "#api/runtime-config/useConfig.ts";
import { Text } from "#i18n/text.tsx";
import { LimitedList } from "#lists/LimitedList.tsx";
import { SummaryList } from "#ui/data/SummaryCard.tsx";
import { joinClassNames } from "#ui/joinClassNames.ts";
import { Disclosure } from "#ui/layout/Disclosure.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { LoadMore } from "#ui/loading/LoadMore.tsx";
import { EmptyState } from "#ui/notices/EmptyState.tsx";
import { getProjectTasks } from "./getProjectTasks.ts";
import { ProjectCard } from "./ProjectCard.tsx";
import styles from "./ProjectList.module.css";
import { ProjectTasks } from "./ProjectTasks.tsx";
import { type ProjectListItem, projectsQuery } from "./projectsQuery.ts";

export interface ProjectListProps {
  pages: readonly { items: readonly ProjectListItem[] }[];
  /** Links that the customer has yet to pass on. */
  links: ReactNode;
  /** What there is to do for the only project, and how far it is. Without it, its card says briefly what there is to do. */
  renderRequest?: ((projectId: string, requestId: string) => ReactNode) | undefined;
}

/** What the customer has to do, active projects, then the archived ones. A single project has there what there is to do. */
export function ProjectList({ pages, links, renderRequest }: ProjectListProps) {
  const items = joinPages(pages, ({ project }) => project.id);
  const minCount = pages.length * pageSizes.projects;
  const active = items.filter(({ isArchived }) => !isArchived);
  const archived = items.filter(({ isArchived }) => isArchived);
  const tasks = getProjectTasks(active, useConfig().windowRegistrationEnabled);
  const [only] = items.length === 1 ? active : [];
  const request = only?.activeRequest && renderRequest?.(only.project.id, only.activeRequest.id);
  const headingId = useId();
  return (
    <Stack gap="large">
      {only ? null : <ProjectTasks tasks={tasks} />}
      {only ? null : links}
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className={styles["heading"]}>
          <Text id="page.projectList.listTitle" values={{ count: items.length }} />
        </h2>
        {only ? (
          <div className={joinClassNames(styles["only"], Boolean(request) && styles["with-request"])}>
            <ProjectCard item={only} task={request ? undefined : tasks[0]} />
            {request}
          </div>
        ) : active.length > 0 ? (
          <ProjectCards items={active} minCount={minCount} />
        ) : (
          <AllArchived />
        )}
      </section>
      {only ? links : null}
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
