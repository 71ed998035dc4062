import { type MouseEvent, type ReactNode, useId, useRef } from "react";
import { Text } from "#i18n/text.tsx";
import { moveFocus } from "../focus/moveFocus.ts";
import styles from "./PageFrame.module.css";

type PageFrameProps = {
  header: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
};

/** Header, main and footer of a screen; on short pages the footer stays at the bottom. */
export function PageFrame({ header, children, footer }: PageFrameProps) {
  const mainRef = useRef<HTMLElement>(null);
  const mainId = useId();

  // A navigation of the router would count as a page view and add a history entry.
  const skipToMain = (event: MouseEvent) => {
    event.preventDefault();
    moveFocus(mainRef.current);
    mainRef.current?.scrollIntoView();
  };

  return (
    <div className={styles["frame"]}>
      <a className={styles["skip"]} href={`#${mainId}`} onClick={skipToMain}>
        <Text id="app.skipToContent" />
      </a>
      {header}
      <main ref={mainRef} id={mainId} className={styles["main"]}>
        {children}
      </main>
      {footer}
    </div>
  );
}
