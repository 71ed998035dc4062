import { useInfiniteQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../ui/Button.tsx";
import { InlineBanner } from "../../ui/InlineBanner.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./LoadMoreProjects.module.css";
import { messages } from "./messages.ts";
import { projectsQuery } from "./projectsQuery.ts";

/** Loads the list's next page; says how many projects are shown then, or that it failed. */
export function LoadMoreProjects({ shown }: { shown: number }) {
  const query = useInfiniteQuery(projectsQuery());
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  return (
    <div className={styles["more"]}>
      <VisuallyHidden>
        <p role="status">
          {(query.data?.pages.length ?? 0) > 1 && !isFetchingNextPage ? (
            <FormattedMessage {...messages.loaded} values={{ count: shown }} />
          ) : null}
        </p>
      </VisuallyHidden>
      {isFetchNextPageError ? (
        <InlineBanner
          tone="negative"
          role="alert"
          title={<FormattedMessage {...messages.loadMoreFailed} />}
        />
      ) : null}
      {hasNextPage ? (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={loadMore}>
          <FormattedMessage {...(isFetchNextPageError ? messages.retry : messages.loadMore)} />
        </Button>
      ) : null}
    </div>
  );
}
