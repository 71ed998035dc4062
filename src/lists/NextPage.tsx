import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Text } from "../i18n/text.tsx";
import { LoadMore } from "../ui/loading/LoadMore.tsx";

interface NextPageProps {
  query: UseInfiniteQueryResult<{ pages: readonly unknown[] }>;
  moreLabel: ReactNode;
  failedText: ReactNode;
  /** The announcement when a further page has loaded. */
  loadedText: string;
}

/** The end of a list of a service: loads its next page. */
export function NextPage({ query, ...texts }: NextPageProps) {
  return (
    <LoadMore
      {...texts}
      page={query.data?.pages.length ?? 0}
      hasMore={query.hasNextPage}
      busy={query.isFetchingNextPage}
      failed={query.isFetchNextPageError}
      onLoadMore={() => void query.fetchNextPage()}
      retryLabel={<Text id="error.retry" />}
    />
  );
}
