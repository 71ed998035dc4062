import type { ReactNode } from "react";
import { useText } from "../i18n/text.tsx";
import { Button } from "../ui/actions/Button.tsx";
import { moveFocus } from "../ui/focus/moveFocus.ts";
import { observeDocument } from "../ui/focus/observeDocument.ts";
import { useFocusFallback } from "../ui/focus/useFocusFallback.ts";
import { InlineBanner } from "../ui/notices/InlineBanner.tsx";
import { useAnnouncement } from "../ui/notices/useAnnouncement.ts";
import type { Draft } from "./useDraft.ts";

interface RestoredDraftProps {
  draft: Pick<Draft<unknown>, "restored" | "isInterrupted">;
  /** The name of the form's button, which the text mentions. */
  action: "save" | "send";
  /** Drops the draft, and resets the form. */
  onStartAnew: () => void;
  /** The parts that the draft lacks. */
  children?: ReactNode;
}

/** Says that the form has a draft's texts. The notice takes the focus after a sign-in that interrupted the customer. */
export function RestoredDraft(props: RestoredDraftProps) {
  return props.draft.restored === undefined ? null : <RestorationNotice {...props} />;
}

function RestorationNotice({ draft, action, onStartAnew, children }: RestoredDraftProps) {
  const t = useText();
  const title = t("form.draft.title", { action });
  const buttonRef = useFocusFallback<HTMLButtonElement>();
  useAnnouncement(title);
  return (
    <InlineBanner
      ref={draft.isInterrupted ? stayAt : undefined}
      tone="caution"
      role="group"
      aria-label={title}
      title={title}
      action={
        <Button ref={buttonRef} variant="secondary" size="compact" onClick={onStartAnew}>
          {t("form.draft.startAnew")}
        </Button>
      }
    >
      <p>
        {t("form.draft.text")} {children}
      </p>
    </InlineBanner>
  );
}

/**
 * A callback ref: focuses the notice and scrolls to it. Repeats this whenever the page changes, for example when content loads
 * above, until the customer does something.
 */
function stayAt(notice: HTMLElement | null) {
  const show = () => {
    const { activeElement } = document;
    // A focused control keeps the focus: the customer, or a screen reader without a key press, has moved it there.
    if (activeElement instanceof HTMLElement && activeElement.tabIndex >= 0) return;
    moveFocus(notice, { preventScroll: true });
    notice?.scrollIntoView({ behavior: "instant" });
  };
  // Runs after the focus has followed the hash of the URL.
  const handleChange = () => queueMicrotask(show);
  handleChange();
  return observeDocument(handleChange);
}
