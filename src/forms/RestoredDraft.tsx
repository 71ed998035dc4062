import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "../ui/actions/Button.tsx";
import { InlineBanner } from "../ui/feedback/InlineBanner.tsx";
import { formMessages } from "./formMessages.ts";
import type { Draft } from "./useDraft.ts";

interface RestoredDraftProps {
  draft: Pick<Draft<unknown>, "restored" | "wasOpen">;
  /** What the button of the form does. */
  action: "save" | "send";
  /** Drops the draft, and shows the form as it is without one. */
  onStartAnew: () => void;
  /** What the draft lacks. */
  children?: ReactNode;
}

/** Says that a form was filled from a draft. The layout focuses it where a sign-in interrupted the customer. */
export function RestoredDraft({ draft, action, onStartAnew, children }: RestoredDraftProps) {
  const { formatMessage } = useIntl();
  if (draft.restored === undefined) return null;
  const title = formatMessage(formMessages.draftTitle, { action });
  return (
    <InlineBanner
      tone="caution"
      role="status"
      aria-label={title}
      tabIndex={-1}
      data-was-open={draft.wasOpen}
      title={title}
      action={
        <Button variant="secondary" size="compact" onClick={onStartAnew}>
          {formatMessage(formMessages.draftStartAnew)}
        </Button>
      }
    >
      <p>
        {formatMessage(formMessages.draftText)} {children}
      </p>
    </InlineBanner>
  );
}
