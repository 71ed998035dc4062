import type { ReactNode } from "react";
import { FormattedMessage, type MessageDescriptor } from "react-intl";
import { Section } from "../../ui/Section.tsx";
import { takeFocus } from "../../ui/takeFocus.ts";
import styles from "./InvitationPanel.module.css";

interface InvitationPanelProps {
  title: MessageDescriptor;
  text?: MessageDescriptor | undefined;
  notice?: ReactNode;
  actions?: ReactNode;
  /** True where the panel comes in place of a button that was pressed: readers hear it then. */
  isNew?: boolean;
}

/** What stands above the introduction: how it is with the invitation. */
export function InvitationPanel({ title, text, notice, actions, isNew = false }: InvitationPanelProps) {
  return (
    <div className={styles["panel"]} aria-live={isNew ? undefined : "polite"}>
      <Section
        ref={isNew ? takeFocus : undefined}
        title={<FormattedMessage {...title} />}
        lead={text ? <FormattedMessage {...text} /> : undefined}
      >
        {notice}
        {actions ? <div>{actions}</div> : null}
      </Section>
    </div>
  );
}
