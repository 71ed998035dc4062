import type { ReactNode } from "react";
import { type PlainMessageId, Text } from "#i18n/text.tsx";
import { focusOnMount } from "#ui/focus/focusOnMount.ts";
import { Section } from "#ui/layout/Section.tsx";
import styles from "./InvitationPanel.module.css";

interface InvitationPanelProps {
  title: PlainMessageId;
  text: PlainMessageId;
  banner?: ReactNode;
  actions?: ReactNode;
  /** True where the panel replaces a button that was clicked. */
  takesFocus?: boolean;
}

/** The state of the invitation. */
export function InvitationPanel({ title, text, banner, actions, takesFocus = false }: InvitationPanelProps) {
  return (
    <div className={styles["panel"]}>
      <Section
        ref={takesFocus ? focusOnMount : undefined}
        title={<Text id={title} />}
        lead={<Text id={text} />}
      >
        {banner}
        {actions ? <div className={styles["actions"]}>{actions}</div> : null}
      </Section>
    </div>
  );
}
