import { type ComponentProps, type ReactNode, type Ref, type SyntheticEvent, useState } from "react";
import { Icon, type IconName } from "../icons/Icon.tsx";
import { joinClassNames } from "../joinClassNames.ts";
import { usePrinting } from "../print/usePrinting.ts";
import styles from "./Disclosure.module.css";
import { useIsLaptop } from "./useIsLaptop.ts";

type DisclosureProps = Omit<ComponentProps<"details">, "title" | "open"> & {
  title: ReactNode;
  /** Makes the title a heading. */
  isHeading?: boolean | undefined;
  /** The main fact of the content, below the title. */
  summary?: ReactNode;
  icon?: IconName | undefined;
  /** Whether the disclosure is open until the visitor opens or closes it. */
  defaultOpen?: boolean | undefined;
  /** Opens the disclosure on wide screens, until the visitor uses it. */
  opensOnLaptops?: boolean | undefined;
  /** A ref to the `<summary>` element, for moving the focus. */
  summaryRef?: Ref<HTMLElement> | undefined;
};

/** A `<details>` element. A script opens it for print, because `::details-content` is missing in supported browsers. */
export function Disclosure({
  title,
  isHeading,
  summary,
  icon,
  defaultOpen,
  opensOnLaptops = false,
  summaryRef,
  className,
  children,
  ...rest
}: DisclosureProps) {
  const [chosen, setChosen] = useState(defaultOpen);
  const isLaptop = useIsLaptop();
  const isPrinting = usePrinting();
  const isOpen = isPrinting || (chosen ?? (opensOnLaptops && isLaptop));
  const stay = () => setChosen(isOpen);
  // Browsers and scripts open it too, to show a searched text, a linked section or an invalid field.
  const handleToggle = ({ currentTarget: { open } }: SyntheticEvent<HTMLDetailsElement>) => {
    if (open !== isOpen) setChosen(open);
  };
  const Title = isHeading ? "h2" : "span";
  return (
    <details
      {...rest}
      className={joinClassNames(styles["disclosure"], className)}
      open={isOpen}
      onToggle={handleToggle}
      onFocus={stay}
      onDrop={stay}
    >
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
