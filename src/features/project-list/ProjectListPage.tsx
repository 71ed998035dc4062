import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { throwsWithoutData } from "#api/errors.ts";
import { Text } from "#i18n/text.tsx";
import { useAuthState } from "#session/useSession.ts";
import { SummaryList } from "#ui/data/SummaryCard.tsx";
import { SummaryCardSkeleton } from "#ui/data/SummaryCardSkeleton.tsx";
import { Container } from "#ui/layout/Container.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { LoadingRegion } from "#ui/loading/LoadingRegion.tsx";
import { PageHeading } from "#ui/page-frame/PageHeading.tsx";
import { NoProjects } from "./NoProjects.tsx";
import { ProjectList, type ProjectListProps } from "./ProjectList.tsx";
import { projectsQuery } from "./projectsQuery.ts";

const skeletonKeys = ["first", "second", "third", "fourth"];

interface ProjectListPageProps extends Pick<ProjectListProps, "links" | "renderRequest"> {
  /** The customer's registered windows. */
  windows: ReactNode;
  /** Whether there are any; undefined while that is unknown. */
  hasWindows: boolean | undefined;
  /** A campaign banner at the end. */
  banner: ReactNode;
}

/**
 * The customer's projects and windows, the windows first where there is no project. Nothing is shown that could change its
 * place while the rest loads.
 */
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
      <SummaryList aria-hidden="true">
        {skeletonKeys.map((key) => (
          <li key={key}>
            <SummaryCardSkeleton />
          </li>
        ))}
      </SummaryList>
    </LoadingRegion>
  );
}
