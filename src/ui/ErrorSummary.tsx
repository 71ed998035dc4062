import {
  type MouseEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from "react";
import styles from "./ErrorSummary.module.css";
import { Icon } from "./Icon.tsx";
import { alertIcon } from "./icons/alertIcon.tsx";

type ErrorSummaryProps = {
  title: ReactNode;
  items: readonly { fieldId: string; text: ReactNode }[];
  /** The focus comes here anew whenever this changes: the number of attempts to send, say. */
  focusKey?: unknown;
  /** The heading. */
  ref?: Ref<HTMLHeadingElement | null> | undefined;
};

/** What has to be mended before a form can be sent. It takes the focus when it appears; without items it is not there. */
export function ErrorSummary(props: ErrorSummaryProps) {
  return props.items.length > 0 ? <FilledSummary {...props} /> : null;
}

function FilledSummary({ title, items, focusKey, ref }: ErrorSummaryProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useImperativeHandle<HTMLHeadingElement | null, HTMLHeadingElement | null>(ref, () => headingRef.current);

  // Not with the items: they grow fewer while somebody mends their fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the signal
  useEffect(() => headingRef.current?.focus(), [focusKey]);

  return (
    <section className={styles["summary"]} aria-labelledby={headingId}>
      <span className={styles["icon"]}>
        <Icon drawing={alertIcon} size={24} />
      </span>
      <div className={styles["words"]}>
        <h2 ref={headingRef} id={headingId} className={styles["title"]} tabIndex={-1}>
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

function FieldLink({ fieldId, children }: { fieldId: string; children: ReactNode }) {
  const goToField = useCallback(
    (event: MouseEvent) => {
      // The address belongs to the router, and Back should not walk through the errors.
      event.preventDefault();
      const target = document.getElementById(fieldId);
      if (!target) return;
      const control = controlIn(target);
      control.focus({ preventScroll: true });
      (control.closest("[data-field]") ?? control).scrollIntoView({ block: "center" });
    },
    [fieldId],
  );
  return (
    <a className={styles["link"]} href={`#${fieldId}`} onClick={goToField}>
      {children}
    </a>
  );
}

/** A group cannot take the focus; the chosen control in it can, or else the first. */
function controlIn(target: HTMLElement): HTMLElement {
  if (!target.matches("fieldset, div")) return target;
  return (
    target.querySelector<HTMLElement>(":checked:not(:disabled)") ??
    target.querySelector<HTMLElement>(":is(input, select, textarea, button):not(:disabled)") ??
    target
  );
}
