import { Text } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { DoneIllustration, LostIllustration } from "#ui/illustrations/lazyIllustrations.tsx";
import { ErrorPanel } from "#ui/notices/ErrorPanel.tsx";

export type FeedbackOutcome = "thanks" | "alreadyGiven" | "notFound";

interface FeedbackOutcomePanelProps {
  outcome: FeedbackOutcome;
  /** True where the panel replaces the form that had the focus. */
  takesFocus: boolean;
}

const outcomeMessages = {
  thanks: { title: "page.feedback.thanks.title", text: "page.feedback.thanks.text" },
  alreadyGiven: { title: "page.feedback.given.title", text: "page.feedback.given.text" },
  notFound: { title: "page.feedback.notFound.title", text: "page.feedback.notFound.text" },
} as const satisfies Record<FeedbackOutcome, object>;

export function FeedbackOutcomePanel({ outcome, takesFocus }: FeedbackOutcomePanelProps) {
  return (
    <ErrorPanel
      headingRef={takesFocus ? showFromTop : undefined}
      title={<Text id={outcomeMessages[outcome].title} />}
      illustration={outcome === "notFound" ? <LostIllustration /> : <DoneIllustration />}
      actions={
        <LinkButton to={paths.introduction} variant="secondary">
          <Text id="page.feedback.toStart" />
        </LinkButton>
      }
    >
      <p>
        <Text id={outcomeMessages[outcome].text} />
      </p>
    </ErrorPanel>
  );
}

function showFromTop(heading: HTMLElement | null): void {
  if (!heading) return;
  heading.focus({ preventScroll: true });
  scrollTo(0, 0);
}
