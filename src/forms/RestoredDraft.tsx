import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../ui/actions/Button.tsx";
import { InlineBanner } from "../ui/feedback/InlineBanner.tsx";
import { formMessages } from "./formMessages.ts";

interface RestoredDraftProps {
  /** Whether the form shows a draft. */
  isRestored: boolean;
  /** Drops the draft, and shows the form as it is without one. */
  onStartAnew: () => void;
  /** What the draft lacks. */
  children?: ReactNode;
}

/** Says that a form was filled from a draft. */
export function RestoredDraft({ isRestored, onStartAnew, children }: RestoredDraftProps) {
  if (!isRestored) return null;
  return (
    <InlineBanner
      tone="info"
      role="status"
      title={<FormattedMessage {...formMessages.draftTitle} />}
      action={
        <Button variant="secondary" size="compact" onClick={onStartAnew}>
          <FormattedMessage {...formMessages.draftStartAnew} />
        </Button>
      }
    >
      <p>
        <FormattedMessage {...formMessages.draftText} /> {children}
      </p>
    </InlineBanner>
  );
}
