import type { ReactNode } from "react";
import { hasKind } from "../api/errors.ts";
import { ErrorBanner } from "./ErrorBanner.tsx";

interface QueryResultProps<Data> {
  /** The parent calls `useQuery`, so that this query starts in parallel with the parent's other queries. */
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  /** The content while nothing has loaded: a `LoadingRegion`. */
  skeleton: ReactNode;
  /** The title of the error, which names the missing data. */
  failedTitle: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * A part of a screen with a query of its own: loading, loaded, or failed with a button that tries again. Loaded data stay when
 * a later request fails. The error of a query that the screen cannot do without goes to the screen's error boundary instead.
 */
export function QueryResult<Data>({ query, skeleton, failedTitle, children }: QueryResultProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  // With an expired session the browser is about to leave for the sign-in page.
  if (!error || hasKind(error, "sessionExpired")) return skeleton;
  return <ErrorBanner error={error} title={failedTitle} onRetry={() => void refetch()} />;
}
