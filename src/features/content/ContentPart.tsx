import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useCallback, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { isSessionEnd, NetworkError } from "../../api/errors.ts";
import { Button } from "../../ui/Button.tsx";
import { InlineBanner } from "../../ui/InlineBanner.tsx";
import { Section } from "../../ui/Section.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./ContentPart.module.css";
import { messages } from "./messages.ts";

interface ContentPartProps<Item> {
  query: UseQueryResult<Item[]>;
  title: ReactNode;
  loadingText: ReactNode;
  failedTitle: ReactNode;
  emptyText: ReactNode;
  /** Of the size of what is to come. */
  skeleton: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** One part of the page: loads, fails and is empty without touching the others. */
export function ContentPart<Item>(props: ContentPartProps<Item>) {
  const { query, title, loadingText, failedTitle, emptyText, skeleton, children } = props;
  const { data, error, refetch } = query;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const retry = useCallback(() => {
    // The button goes away with the failure.
    headingRef.current?.focus({ preventScroll: true });
    void refetch();
  }, [refetch]);

  return (
    <Section ref={headingRef} title={title}>
      {data && data.length > 0 ? children(data) : null}
      {data?.length === 0 ? <p className={styles["empty"]}>{emptyText}</p> : null}
      {/* Without a session the visitor is on the way to sign in. */}
      {!data && error && !isSessionEnd(error) ? (
        <InlineBanner
          tone="negative"
          role="alert"
          title={failedTitle}
          action={
            <Button variant="secondary" size="compact" onClick={retry}>
              <FormattedMessage {...messages.retry} />
            </Button>
          }
        >
          <FormattedMessage
            {...(error instanceof NetworkError ? messages.offlineText : messages.failedText)}
          />
        </InlineBanner>
      ) : null}
      {!data && (!error || isSessionEnd(error)) ? (
        <div aria-busy="true">
          <VisuallyHidden>
            <span role="status">{loadingText}</span>
          </VisuallyHidden>
          {skeleton}
        </div>
      ) : null}
    </Section>
  );
}
