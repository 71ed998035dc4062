import { useInfiniteQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { FormattedMessage } from "react-intl";
import { LoadMore } from "../../ui/LoadMore.tsx";
import { messages } from "./messages.ts";
import { projectsQuery } from "./projectsQuery.ts";

/** Loads the list's next page; says how many projects are shown then, or that it failed. */
export function LoadMoreProjects({ shown }: { shown: number }) {
  const query = useInfiniteQuery(projectsQuery());
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const hasGrown = (query.data?.pages.length ?? 0) > 1 && !isFetchingNextPage;
  return (
    <LoadMore
      hasMore={hasNextPage}
      busy={isFetchingNextPage}
      failed={isFetchNextPageError}
      onMore={loadMore}
      moreLabel={<FormattedMessage {...messages.loadMore} />}
      retryLabel={<FormattedMessage {...messages.retry} />}
      failedText={<FormattedMessage {...messages.loadMoreFailed} />}
      loadedText={hasGrown ? <FormattedMessage {...messages.loaded} values={{ count: shown }} /> : null}
    />
  );
}
