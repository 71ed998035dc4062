import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { throwsWithoutData } from "#api/errors.ts";
import { joinPages } from "#api/pages.ts";
import { useConfig } from "#api/runtime-config/useConfig.ts";
import { Text, useText } from "#i18n/text.tsx";
import { LimitedList } from "#lists/LimitedList.tsx";
import { NextPage } from "#lists/NextPage.tsx";
import { paths } from "#paths.ts";
import { useAuthState } from "#session/useSession.ts";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { EmptyRoofIllustration } from "#ui/illustrations/lazyIllustrations.tsx";
import { joinClassNames } from "#ui/joinClassNames.ts";
import { Container } from "#ui/layout/Container.tsx";
import { Disclosure } from "#ui/layout/Disclosure.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { LoadingRegion } from "#ui/loading/LoadingRegion.tsx";
import { EmptyState } from "#ui/notices/EmptyState.tsx";
import { PageHeading } from "#ui/page-frame/PageHeading.tsx";
import { getProjectTasks } from "./getProjectTasks.ts";
import styles from "./ProjectList.module.css";
import { OnlyProject, ProjectRow, ProjectRowSkeletons, ProjectRows } from "./ProjectRow.tsx";
import { ProjectTasks } from "./ProjectTasks.tsx";
import { ProjectsDocument } from "./projects.generated.ts";
import { type ProjectListItem, projectsQuery } from "./projectsQuery.ts";

interface ProjectListPageProps extends Pick<ProjectListProps, "links" | "renderRequest"> {
  /** The customer's registered windows. */
  windows: ReactNode;
  /** Whether the customer has windows; undefined while that is unknown. */
  hasWindows: boolean | undefined;
  /** A campaign banner at the end. */
  banner: ReactNode;
}

/** The customer's projects and windows; without a project the windows come first. Shows nothing that could move while the rest loads. */
export function ProjectListPage(props: ProjectListPageProps) {
  const { links, renderRequest, windows, hasWindows, banner } = props;
  const { account } = useAuthState();
  const { data } = useInfiniteQuery({ ...projectsQuery(), throwOnError: throwsWithoutData });
  const hasProjects = data?.pages.some(({ items }) => items.length > 0);
  const isOrderKnown = hasProjects || (hasProjects !== undefined && hasWindows !== undefined);
  const isWindowsFirst = !hasProjects && hasWindows;
  const projects = hasProjects ? (
    <ProjectList pages={data?.pages ?? []} links={links} renderRequest={renderRequest} />
  ) : (
    <NoProjects isBrief={Boolean(hasWindows)} />
  );
  return (
    <Container>
      <Stack gap="large">
        <PageHeading>
          <Text
            id="page.projectList.title"
            values={{ firstName: account?.firstName ?? "", lastName: account?.lastName ?? "" }}
          />
        </PageHeading>
        {isOrderKnown ? (
          <>
            {hasProjects ? null : links}
            {isWindowsFirst ? null : projects}
            <div id="windows">{windows}</div>
            {isWindowsFirst ? projects : null}
            {hasWindows === undefined ? null : banner}
          </>
        ) : (
          <ProjectListSkeleton />
        )}
      </Stack>
    </Container>
  );
}

function ProjectListSkeleton() {
  return (
    <LoadingRegion text={<Text id="page.projectList.loading" />}>
      <ProjectRowSkeletons />
    </LoadingRegion>
  );
}

/** Explains how a project begins: at length to a customer who has nothing, in two lines below windows. */
function NoProjects({ isBrief }: { isBrief: boolean }) {
  const title = <Text id="page.projectList.empty.title" />;
  const text = <Text id="page.projectList.empty.text" />;
  if (isBrief) {
    return (
      <div className={styles["empty"]}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    );
  }
  return (
    <EmptyState
      illustration={<EmptyRoofIllustration />}
      title={title}
      action={
        <LinkButton to={paths.faq} variant="secondary">
          <Text id="page.projectList.empty.action" />
        </LinkButton>
      }
    >
      {text}
    </EmptyState>
  );
}

interface ProjectListProps {
  pages: readonly { items: readonly ProjectListItem[] }[];
  /** Links that the customer still has to pass on. */
  links: ReactNode;
  /** The next step and the progress of the only project. Without it, the project's card has a short task. */
  renderRequest?: ((ids: { projectId: string; requestId: string }) => ReactNode) | undefined;
}

/** The customer's tasks, active projects, then archived ones. A single project shows its task itself. */
function ProjectList({ pages, links, renderRequest }: ProjectListProps) {
  const items = joinPages(pages, ({ project }) => project.id);
  const minCount = pages.length * ProjectsDocument.pageSize;
  const active = items.filter(({ isArchived }) => !isArchived);
  const archived = items.filter(({ isArchived }) => isArchived);
  const tasks = getProjectTasks(active, useConfig().windowRegistrationEnabled ?? false);
  const [only] = items.length === 1 ? active : [];
  const request =
    only?.activeRequest && renderRequest?.({ projectId: only.project.id, requestId: only.activeRequest.id });
  return (
    <Stack gap="large">
      {only ? null : <ProjectTasks tasks={tasks} />}
      {only ? null : links}
      <section>
        <h2 className={styles["heading"]}>
          <Text id="page.projectList.listTitle" values={{ count: items.length }} />
        </h2>
        {only ? (
          <div className={joinClassNames(styles["only"], Boolean(request) && styles["with-request"])}>
            <OnlyProject item={only} task={request ? undefined : tasks[0]} hasRequest={Boolean(request)} />
            {request}
          </div>
        ) : active.length > 0 ? (
          <ProjectItems items={active} minCount={minCount} />
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
          <ProjectItems items={archived} minCount={minCount} />
        </Disclosure>
      ) : null}
    </Stack>
  );
}

function ProjectItems({ items, minCount }: { items: readonly ProjectListItem[]; minCount: number }) {
  return (
    <LimitedList items={items} minCount={minCount}>
      {(shown) => (
        <ProjectRows>
          {shown.map((item) => (
            <li key={item.project.id}>
              <ProjectRow item={item} />
            </li>
          ))}
        </ProjectRows>
      )}
    </LimitedList>
  );
}

function LoadMoreProjects({ shownCount }: { shownCount: number }) {
  const t = useText();
  return (
    <NextPage
      query={useInfiniteQuery(projectsQuery())}
      moreLabel={<Text id="page.projectList.loadMore" />}
      failedText={<Text id="page.projectList.loadMoreFailed" />}
      loadedText={t("page.projectList.loaded", { count: shownCount })}
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
