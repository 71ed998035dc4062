import { type RefObject, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { focusAnything } from "../focus/moveFocus.ts";
import { joinClassNames } from "../joinClassNames.ts";
import panelStyles from "./PanelContent.module.css";
import { PanelContent, type PanelProps } from "./PanelContent.tsx";
import styles from "./Popover.module.css";

type PopoverProps = PanelProps & {
  /** The `popoverTarget` of the button that opens it, which stands before it. */
  id: string;
  /** The button that opens it. */
  anchorRef: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/**
 * A panel below the button that opens it, on phones a sheet at the bottom. The page beside it stays usable: a press there
 * closes it, as Escape does. The focus moves to its title, and back to the button when it closes.
 */
export function Popover({ id, anchorRef, open, onOpenChange, children, ...panel }: PopoverProps) {
  const panelRef = useRef<HTMLDivElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const close = useEffectEvent(() => onOpenChange(false));
  useLayoutEffect(() => {
    const panel = panelRef.current;
    const anchor = anchorRef.current;
    if (!open || !panel || !anchor) return;
    const { bottom, right } = anchor.getBoundingClientRect();
    panel.style.setProperty("--anchor-end", `${document.documentElement.clientWidth - right}px`);
    panel.style.setProperty("--anchor-bottom", `${bottom}px`);
    if (headingRef.current) focusAnything(headingRef.current, { preventScroll: true });
    const stopListening = hasPopovers() ? undefined : listenBeside([panel, anchor], close);
    return () => {
      if (panel.contains(document.activeElement)) anchor.focus({ preventScroll: true });
      if (hasPopovers()) panel.hidePopover();
      stopListening?.();
    };
  }, [open, anchorRef]);
  return (
    <div
      ref={panelRef}
      id={id}
      popover={hasPopovers() ? "auto" : undefined}
      // In browsers without popovers, only this attribute shows the panel.
      hidden={!open}
      role="dialog"
      // In Firefox, a box that scrolls is otherwise a stop of the Tab key.
      tabIndex={-1}
      aria-labelledby={headingId}
      className={joinClassNames(panelStyles["surface"], panelStyles["compact"], styles["popover"])}
      onToggle={({ newState }) => onOpenChange(newState === "open")}
    >
      <PanelContent
        {...panel}
        headingRef={headingRef}
        headingId={headingId}
        onClose={() => onOpenChange(false)}
      >
        {open ? children : null}
      </PanelContent>
    </div>
  );
}

/** Closes a panel as browsers close a popover: on a press outside of it and its button, and on Escape regardless of the focus. */
function listenBeside(elements: readonly HTMLElement[], close: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const handlePress = ({ target }: Event) => {
    if (!elements.some((element) => element.contains(target as Node))) close();
  };
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === "Escape") close();
  };
  document.addEventListener("pointerdown", handlePress, { signal });
  document.addEventListener("keydown", handleKey, { signal });
  return () => listeners.abort();
}

/** Whether a button opens its `popoverTarget` by itself: in Safari since 2023, in Firefox since 2024. */
export function hasPopovers(): boolean {
  return "showPopover" in HTMLElement.prototype;
}
