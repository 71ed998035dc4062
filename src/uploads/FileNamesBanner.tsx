import type { ReactNode } from "react";
import { Text } from "../i18n/text.tsx";
import { Button } from "../ui/actions/Button.tsx";
import { useFocusFallback } from "../ui/focus/useFocusFallback.ts";
import { InlineBanner } from "../ui/notices/InlineBanner.tsx";
import { FileName } from "./stored/FileName.tsx";
import styles from "./UploadList.module.css";

const maxListedNames = 5;

interface FileNamesBannerProps {
  title: ReactNode;
  /** The text before the names of the files. */
  text: ReactNode;
  names: readonly string[];
  onDismiss(): void;
}

/** Lists files that were not added. */
export function FileNamesBanner({ title, text, names, onDismiss }: FileNamesBannerProps) {
  const buttonRef = useFocusFallback<HTMLButtonElement>();
  const count = names.length;
  const listed = names.slice(0, maxListedNames).map((name, key) => ({ key, name }));
  return (
    <InlineBanner
      tone="caution"
      role="alert"
      title={title}
      action={
        <Button ref={buttonRef} variant="secondary" size="compact" onClick={onDismiss}>
          <Text id="upload.surplus.dismiss" />
        </Button>
      }
    >
      {text}
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
