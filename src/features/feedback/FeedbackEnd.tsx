import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { paths } from "../../paths.ts";
import { ErrorPanel } from "../../ui/ErrorPanel.tsx";
import { DoneIllustration, LostIllustration } from "../../ui/illustrations.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import type { FeedbackOutcome } from "./FeedbackForm.tsx";
import { messages } from "./messages.ts";

interface FeedbackEndProps {
  outcome: FeedbackOutcome;
  /** Takes the focus: the form that had it is gone. */
  focus: boolean;
}

const words = {
  thanks: { title: messages.thanksTitle, text: messages.thanksText },
  alreadyGiven: { title: messages.givenTitle, text: messages.givenText },
  notFound: { title: messages.notFoundTitle, text: messages.notFoundText },
} satisfies Record<FeedbackOutcome, object>;

/** In the place of the form when there is nothing more to send: thanks, or why not. */
export function FeedbackEnd({ outcome, focus }: FeedbackEndProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focus) return;
    headingRef.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [focus]);
  return (
    <ErrorPanel
      headingLevel={1}
      headingRef={headingRef}
      title={<FormattedMessage {...words[outcome].title} />}
      illustration={outcome === "notFound" ? <LostIllustration /> : <DoneIllustration />}
      actions={
        <LinkButton to={paths.introduction} variant="secondary">
          <FormattedMessage {...messages.toStart} />
        </LinkButton>
      }
    >
      <p>
        <FormattedMessage {...words[outcome].text} />
      </p>
    </ErrorPanel>
  );
}
