import type { ReactNode } from "react";
import { useText } from "../i18n/text.tsx";
import { Button } from "../ui/actions/Button.tsx";
import { InlineBanner } from "../ui/notices/InlineBanner.tsx";
import { useAnnouncement } from "../ui/notices/useAnnouncement.ts";
import type { Draft } from "./useDraft.ts";

interface RestoredDraftProps {
  draft: Pick<Draft<unknown>, "restored" | "wasOpen">;
  /** The action of the form's button. */
  action: "save" | "send";
  /** Drops the draft, and resets the form. */
  onStartAnew: () => void;
  /** The parts that the draft lacks. */
  children?: ReactNode;
}

/** Says that the form has a draft's texts. The layout focuses this notice after a sign-in that interrupted the customer. */
export function RestoredDraft({ draft, action, onStartAnew, children }: RestoredDraftProps) {
  const t = useText();
  const title = draft.restored === undefined ? undefined : t("form.draft.title", { action });
  useAnnouncement(title);
  if (title === undefined) return null;
  return (
    <InlineBanner
      tone="caution"
      role="group"
      aria-label={title}
      data-was-open={draft.wasOpen}
      title={title}
      action={
        <Button variant="secondary" size="compact" onClick={onStartAnew}>
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
