import type { RefObject } from "react";
import { Text } from "../i18n/text.tsx";
import { Button } from "../ui/actions/Button.tsx";
import { useFocusFallback } from "../ui/focus/useFocusFallback.ts";
import { InlineBanner } from "../ui/notices/InlineBanner.tsx";
import { FileName } from "./stored/FileName.tsx";
import styles from "./UploadList.module.css";

const maxListedNames = 5;

interface ExcessFilesBannerProps {
  files: readonly File[];
  onDismiss(): void;
  /** Takes the focus when the banner is dismissed. */
  focusFallback: RefObject<HTMLElement | null>;
}

/** Names the files that exceed the capacity and were not added. */
export function ExcessFilesBanner({ files, onDismiss, focusFallback }: ExcessFilesBannerProps) {
  const buttonRef = useFocusFallback<HTMLButtonElement>(focusFallback);
  const count = files.length;
  const listed = files.slice(0, maxListedNames).map((file, key) => ({ key, name: file.name }));
  return (
    <InlineBanner
      tone="caution"
      role="alert"
      title={<Text id="upload.surplus.title" values={{ count }} />}
      action={
        <Button ref={buttonRef} variant="secondary" size="compact" onClick={onDismiss}>
          <Text id="upload.surplus.dismiss" />
        </Button>
      }
    >
      <Text id="upload.surplus.text" values={{ count }} />
      <ul className={styles["names"]}>
        {listed.map(({ key, name }) => (
          <li key={key}>
            <FileName name={name} />
          </li>
        ))}
        {count > maxListedNames ? (
          <li>
            <Text id="upload.surplus.more" values={{ count: count - maxListedNames }} />
          </li>
        ) : null}
      </ul>
    </InlineBanner>
  );
}
