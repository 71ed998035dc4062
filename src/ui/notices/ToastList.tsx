import { type FocusEvent, useRef } from "react";
import { publishHeight } from "../layout/publishHeight.ts";
import { Toast, type ToastContent } from "./Toast.tsx";
import styles from "./ToastList.module.css";

const publishToastsHeight = publishHeight("--height-toasts");

type ToastListProps = {
  /** Accessible name of the region, for example "Messages". */
  label: string;
  closeLabel: string;
  toasts: readonly ToastContent[];
  onClose: (id: string) => void;
  /** The pointer or the focus has entered the list: pause the countdowns. */
  onPause: () => void;
  /** The pointer and the focus have left the list. */
  onResume: () => void;
};

/** Shows toasts. The caller removes them when their time is up, and pauses the countdown while somebody reads. */
export function ToastList({ label, closeLabel, toasts, onClose, onPause, onResume }: ToastListProps) {
  const activity = useRef({ hasPointer: false, hasFocus: false });

  const updateActivity = (change: { hasPointer?: boolean; hasFocus?: boolean }) => {
    const wasActive = activity.current.hasPointer || activity.current.hasFocus;
    activity.current = { ...activity.current, ...change };
    const isActive = activity.current.hasPointer || activity.current.hasFocus;
    if (isActive && !wasActive) onPause();
    if (wasActive && !isActive) onResume();
  };
  const handlePointerEnter = () => updateActivity({ hasPointer: true });
  const handlePointerLeave = () => updateActivity({ hasPointer: false });
  const handleFocus = () => updateActivity({ hasFocus: true });
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) updateActivity({ hasFocus: false });
  };
  const isLastToast = toasts.length === 1;
  const handleClose = (id: string) => {
    // A removed element fires neither blur nor pointerleave, so the countdowns would stay paused.
    updateActivity(isLastToast ? { hasFocus: false, hasPointer: false } : { hasFocus: false });
    onClose(id);
  };

  return (
    <section
      ref={handleMount}
      className={styles["region"]}
      // Screen readers stop at an empty landmark.
      aria-label={toasts.length > 0 ? label : undefined}
      data-no-print
      onPointerEnter={handlePointerEnter}
      onPointerLeave={handlePointerLeave}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} {...toast} closeLabel={closeLabel} onClose={handleClose} />
      ))}
    </section>
  );
}

function handleMount(region: HTMLElement | null): void {
  publishToastsHeight(region);
  // Runs after the list has published its height, which the scrolling keeps free.
  if (region) new ResizeObserver(() => revealFocus(region)).observe(region);
}

/** Scrolls the control that has the focus out of the way of toasts that have appeared over it. */
function revealFocus(region: HTMLElement): void {
  const { activeElement } = document;
  const isControl = activeElement instanceof HTMLElement && activeElement.tabIndex >= 0;
  if (!isControl || region.contains(activeElement)) return;
  const [control, cover] = [activeElement.getBoundingClientRect(), region.getBoundingClientRect()];
  const isCovered = control.top < cover.bottom && control.bottom > cover.top;
  if (isCovered) activeElement.scrollIntoView({ block: "nearest" });
}
