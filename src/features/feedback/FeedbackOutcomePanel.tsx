import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../ui/actions/LinkButton.tsx";
import { ErrorPanel } from "../../ui/feedback/ErrorPanel.tsx";
import { DoneIllustration, LostIllustration } from "../../ui/illustrations/lazyIllustrations.tsx";
import { messages } from "./messages.ts";

export type FeedbackOutcome = "thanks" | "alreadyGiven" | "notFound";

interface FeedbackOutcomePanelProps {
  outcome: FeedbackOutcome;
  /** True where the panel replaces the form that had the focus. */
  takesFocus: boolean;
}

const outcomeMessages = {
  thanks: { title: messages.thanksTitle, text: messages.thanksText },
  alreadyGiven: { title: messages.givenTitle, text: messages.givenText },
  notFound: { title: messages.notFoundTitle, text: messages.notFoundText },
} satisfies Record<FeedbackOutcome, object>;

export function FeedbackOutcomePanel({ outcome, takesFocus }: FeedbackOutcomePanelProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    headingRef.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [takesFocus]);
  return (
    <ErrorPanel
      headingLevel={1}
      headingRef={headingRef}
      title={<FormattedMessage {...outcomeMessages[outcome].title} />}
      illustration={outcome === "notFound" ? <LostIllustration /> : <DoneIllustration />}
      actions={
        <LinkButton to={paths.introduction} variant="secondary">
          <FormattedMessage {...messages.toStart} />
        </LinkButton>
      }
    >
      <p>
        <FormattedMessage {...outcomeMessages[outcome].text} />
      </p>
    </ErrorPanel>
  );
}
