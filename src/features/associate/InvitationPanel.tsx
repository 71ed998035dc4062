import type { ReactNode } from "react";
import { FormattedMessage, type MessageDescriptor } from "react-intl";
import { focusOnMount } from "../../ui/focus/focusOnMount.ts";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./InvitationPanel.module.css";

interface InvitationPanelProps {
  title: MessageDescriptor;
  text?: MessageDescriptor | undefined;
  banner?: ReactNode;
  actions?: ReactNode;
  /** True where the panel replaces a button that was clicked; otherwise changes of the panel are announced. */
  takesFocus?: boolean;
}

/** The state of the invitation. */
export function InvitationPanel({ title, text, banner, actions, takesFocus = false }: InvitationPanelProps) {
  return (
    <div className={styles["panel"]} aria-live={takesFocus ? undefined : "polite"}>
      <Section
        ref={takesFocus ? focusOnMount : undefined}
        title={<FormattedMessage {...title} />}
        lead={text ? <FormattedMessage {...text} /> : undefined}
      >
        {banner}
        {actions ? <div>{actions}</div> : null}
      </Section>
    </div>
  );
}
