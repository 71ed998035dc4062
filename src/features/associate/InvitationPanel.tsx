import type { ReactNode } from "react";
import { FormattedMessage, type MessageDescriptor } from "react-intl";
import { focusOnMount } from "../../ui/focus/focusOnMount.ts";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./InvitationPanel.module.css";

interface InvitationPanelProps {
  title: MessageDescriptor;
  text: MessageDescriptor;
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
        title={<FormattedMessage {...title} />}
        lead={<FormattedMessage {...text} />}
      >
        {banner}
        {actions ? <div className={styles["actions"]}>{actions}</div> : null}
      </Section>
    </div>
  );
}
