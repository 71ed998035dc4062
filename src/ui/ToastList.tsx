import { type FocusEvent, useCallback, useRef } from "react";
import { Toast, type ToastContent } from "./Toast.tsx";
import styles from "./ToastList.module.css";

type ToastListProps = {
  /** Names the region, for example "Messages". */
  label: string;
  closeLabel: string;
  toasts: readonly ToastContent[];
  onClose: (id: string) => void;
  /** The pointer or the focus came to the list: stop the clocks. */
  onPause: () => void;
  /** Both have left it again. */
  onResume: () => void;
};

/** Shows what just happened. It keeps no time: the caller removes toasts, and is told when someone reads them. */
export function ToastList({ label, closeLabel, toasts, onClose, onPause, onResume }: ToastListProps) {
  const reading = useRef({ pointer: false, focus: false });

  const mark = useCallback(
    (change: { pointer?: boolean; focus?: boolean }) => {
      const before = reading.current.pointer || reading.current.focus;
      reading.current = { ...reading.current, ...change };
      const now = reading.current.pointer || reading.current.focus;
      if (now && !before) onPause();
      if (before && !now) onResume();
    },
    [onPause, onResume],
  );
  const enter = useCallback(() => mark({ pointer: true }), [mark]);
  const leave = useCallback(() => mark({ pointer: false }), [mark]);
  const focus = useCallback(() => mark({ focus: true }), [mark]);
  const blur = useCallback(
    (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) mark({ focus: false });
    },
    [mark],
  );
  const last = toasts.length === 1;
  const close = useCallback(
    (id: string) => {
      // A removed element reports neither blur nor leave, and would keep the clocks from starting again.
      mark(last ? { focus: false, pointer: false } : { focus: false });
      onClose(id);
    },
    [mark, last, onClose],
  );

  return (
    <section
      className={styles["region"]}
      aria-label={label}
      data-no-print
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={focus}
      onBlur={blur}
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} {...toast} closeLabel={closeLabel} onClose={close} />
      ))}
    </section>
  );
}
