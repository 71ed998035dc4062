import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useAuthState } from "../../session/sessionQuery.ts";
import { Container } from "../../ui/Container.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { SummaryCardSkeleton } from "../../ui/SummaryCardSkeleton.tsx";
import { SummaryList } from "../../ui/SummaryList.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { messages } from "./messages.ts";
import { ProjectList } from "./ProjectList.tsx";
import { projectsQuery } from "./projectsQuery.ts";

const skeletons = ["first", "second", "third", "fourth"];

interface ProjectListPageProps {
  /** A campaign. */
  banner: ReactNode;
  /** The customer's registered windows. */
  windows: ReactNode;
}

/** The customer's projects, and their registered windows. */
export function ProjectListPage({ banner, windows }: ProjectListPageProps) {
  const { account } = useAuthState();
  const { data } = useInfiniteQuery({ ...projectsQuery(), throwOnError: (_, { state }) => !state.data });
  return (
    <Container>
      <Stack gap="large">
        <PageHeading lead={<FormattedMessage {...messages.lead} />}>
          <FormattedMessage {...messages.title} values={{ firstName: account?.firstName ?? "" }} />
        </PageHeading>
        {data ? <ProjectList pages={data.pages} /> : <ProjectListSkeleton />}
        {banner}
        {windows}
      </Stack>
    </Container>
  );
}

function ProjectListSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <p role="status">
          <FormattedMessage {...messages.loading} />
        </p>
      </VisuallyHidden>
      <SummaryList aria-hidden="true">
        {skeletons.map((name) => (
          <li key={name}>
            <SummaryCardSkeleton />
          </li>
        ))}
      </SummaryList>
    </div>
  );
}
