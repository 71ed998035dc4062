import { type MouseEvent, type ReactNode, useEffect } from "react";
import { findFocusableControl } from "../focus/findFocusableControl.ts";
import { focusOnMount } from "../focus/focusOnMount.ts";
import { Icon } from "../icons/Icon.tsx";
import styles from "./ErrorSummary.module.css";

type ErrorSummaryProps = {
  title: ReactNode;
  items: readonly { fieldId: string; text: ReactNode }[];
  /** Whenever this value changes, for example the number of submit attempts, the heading takes the focus. */
  focusKey?: number;
};

/** Lists the invalid fields of a form, each with a link to it. Takes the focus when it appears; without items it renders nothing. */
export function ErrorSummary(props: ErrorSummaryProps) {
  return props.items.length > 0 ? <FilledSummary {...props} /> : null;
}

function FilledSummary({ title, items, focusKey }: ErrorSummaryProps) {
  // Does not depend on the items, since they change while a customer corrects the fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when
  useEffect(() => {
    for (const { fieldId } of items) unfold(document.getElementById(fieldId));
  }, [focusKey]);
  return (
    <section className={styles["summary"]}>
      <span className={styles["icon"]}>
        <Icon name="alert" size={24} />
      </span>
      <div className={styles["body"]}>
        <h2 key={focusKey} ref={focusOnMount} className={styles["title"]}>
          {title}
        </h2>
        <ul className={styles["items"]}>
          {items.map(({ fieldId, text }) => (
            <li key={fieldId}>
              <FieldLink fieldId={fieldId}>{text}</FieldLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Opens the fold that contains a field. */
function unfold(field: HTMLElement | null): void {
  const details = field?.closest("details");
  if (details) details.open = true;
}

function FieldLink({ fieldId, children }: { fieldId: string; children: ReactNode }) {
  const goToField = (event: MouseEvent) => {
    // A navigation would add a history entry.
    event.preventDefault();
    const target = document.getElementById(fieldId);
    if (!target) return;
    unfold(target);
    const control = findFocusableControl(target);
    control.focus({ preventScroll: true });
    (control.closest("[data-field]") ?? control).scrollIntoView({ block: "center" });
  };
  return (
    <a className={styles["link"]} href={`#${fieldId}`} onClick={goToField}>
      {children}
    </a>
  );
}
