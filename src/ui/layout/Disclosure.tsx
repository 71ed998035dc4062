import { type ComponentProps, type ReactNode, type Ref, useLayoutEffect, useRef } from "react";
import { Icon, type IconName } from "../icons/Icon.tsx";
import { joinClassNames } from "../joinClassNames.ts";
import { usePrinting } from "../print/usePrinting.ts";
import styles from "./Disclosure.module.css";

type DisclosureProps = Omit<ComponentProps<"details">, "title" | "ref"> & {
  title: ReactNode;
  /** Makes the title a heading. */
  isHeading?: boolean | undefined;
  /** The main fact of the content, below the title. */
  summary?: ReactNode;
  icon?: IconName | undefined;
  /** Opens it on wide screens, until the visitor uses it. */
  opensOnLaptops?: boolean | undefined;
  /** The element that opens and closes it, for moving the focus. */
  summaryRef?: Ref<HTMLElement> | undefined;
};

/** A `<details>` element, which is open on paper. */
export function Disclosure({
  title,
  isHeading,
  summary,
  icon,
  opensOnLaptops,
  summaryRef,
  className,
  children,
  ...rest
}: DisclosureProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const isPrinting = usePrinting();
  // A script opens it for print, because `::details-content` is missing in supported browsers.
  useLayoutEffect(() => {
    const details = ref.current;
    if (!isPrinting || !details || details.open) return;
    details.open = true;
    return () => {
      details.open = false;
    };
  }, [isPrinting]);
  useLayoutEffect(
    () => (opensOnLaptops && ref.current ? followWidth(ref.current) : undefined),
    [opensOnLaptops],
  );
  const Title = isHeading ? "h2" : "span";
  return (
    <details {...rest} ref={ref} className={joinClassNames(styles["disclosure"], className)}>
      <summary ref={summaryRef} className={styles["summary"]}>
        {icon ? <Icon name={icon} /> : null}
        <Title className={styles["title"]}>{title}</Title>
        {summary ? <span className={styles["fact"]}> {summary}</span> : null}
        <span className={styles["chevron"]}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={styles["content"]}>{children}</div>
    </details>
  );
}

/** A script opens it on wide screens, for the same reason. Returns a function that stops it. */
function followWidth(details: HTMLDetailsElement): () => void {
  // Paper is narrow, but has room for the content.
  const laptop = matchMedia("print, (min-width: 1024px)");
  const follow = () => {
    details.open = laptop.matches;
  };
  const stop = () => laptop.removeEventListener("change", follow);
  follow();
  laptop.addEventListener("change", follow);
  details.addEventListener("click", stop);
  details.addEventListener("drop", stop);
  return stop;
}
