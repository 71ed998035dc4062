import type { ReactNode, RefObject } from "react";
import { IconButton } from "../actions/IconButton.tsx";
import { HeadingContext } from "../focus/HeadingContext.ts";
import styles from "./PanelContent.module.css";

export interface PanelProps {
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
}

interface PanelContentProps extends PanelProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Labels the panel. */
  headingId: string;
  onClose: () => void;
}

/** The content of a dialog or popover, below a heading with the close button. */
export function PanelContent({
  headingRef,
  headingId,
  title,
  closeLabel,
  onClose,
  children,
}: PanelContentProps) {
  return (
    <>
      <div className={styles["header"]}>
        <h2 ref={headingRef} id={headingId} className={styles["title"]}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      <div className={styles["content"]}>
        <HeadingContext value={headingRef}>{children}</HeadingContext>
      </div>
    </>
  );
}
