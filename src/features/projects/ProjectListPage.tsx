import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useAuthState } from "../../session/sessionQuery.ts";
import { SummaryList } from "../../ui/data/SummaryCard.tsx";
import { SummaryCardSkeleton } from "../../ui/data/SummaryCardSkeleton.tsx";
import { Container } from "../../ui/layout/Container.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { TextLink } from "../../ui/navigation/TextLink.tsx";
import { PageHeading } from "../../ui/page/PageHeading.tsx";
import { messages } from "./messages.ts";
import { ProjectList } from "./ProjectList.tsx";
import { projectsQuery } from "./projectsQuery.ts";

const skeletonKeys = ["first", "second", "third", "fourth"];

interface ProjectListPageProps {
  /** A campaign banner below the list. */
  banner: ReactNode;
  /** The customer's registered windows. */
  windows: ReactNode;
}

export function ProjectListPage({ banner, windows }: ProjectListPageProps) {
  const { account } = useAuthState();
  const { data } = useInfiniteQuery({ ...projectsQuery(), throwOnError: (_, { state }) => !state.data });
  return (
    <Container>
      <Stack gap="large">
        <PageHeading
          lead={<FormattedMessage {...messages.lead} />}
          actions={
            <TextLink href="#windows" icon="chevron-down" standalone>
              <FormattedMessage {...messages.toWindows} />
            </TextLink>
          }
        >
          <FormattedMessage {...messages.title} values={{ firstName: account?.firstName ?? "" }} />
        </PageHeading>
        {data ? <ProjectList pages={data.pages} /> : <ProjectListSkeleton />}
        {banner}
        <div id="windows">{windows}</div>
      </Stack>
    </Container>
  );
}

function ProjectListSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">
        <FormattedMessage {...messages.loading} />
      </VisuallyHidden>
      <SummaryList aria-hidden="true">
        {skeletonKeys.map((key) => (
          <li key={key}>
            <SummaryCardSkeleton />
          </li>
        ))}
      </SummaryList>
    </div>
  );
}
