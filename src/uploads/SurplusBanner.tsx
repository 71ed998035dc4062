import type { RefObject } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../ui/Button.tsx";
import { InlineBanner } from "../ui/InlineBanner.tsx";
import { FileName } from "./FileName.tsx";
import styles from "./UploadList.module.css";
import { uploadMessages } from "./uploadMessages.ts";
import { useFocusHandover } from "./useFocusHandover.ts";

/** How many files are named: enough to see which, however many were dropped. */
const mostNames = 5;

interface SurplusBannerProps {
  files: readonly File[];
  onDismiss(): void;
  heir: RefObject<HTMLElement | null>;
}

/** Says which files found no room. */
export function SurplusBanner({ files, onDismiss, heir }: SurplusBannerProps) {
  const buttonRef = useFocusHandover<HTMLButtonElement>(heir);
  const count = files.length;
  const named = files.slice(0, mostNames).map((file, key) => ({ key, name: file.name }));
  return (
    <InlineBanner
      tone="caution"
      role="alert"
      title={<FormattedMessage {...uploadMessages.surplusTitle} values={{ count }} />}
      action={
        <Button ref={buttonRef} variant="secondary" size="compact" onClick={onDismiss}>
          <FormattedMessage {...uploadMessages.dismissSurplus} />
        </Button>
      }
    >
      <FormattedMessage {...uploadMessages.surplusText} values={{ count }} />
      <ul className={styles["names"]}>
        {named.map(({ key, name }) => (
          <li key={key}>
            <FileName name={name} />
          </li>
        ))}
        {count > mostNames ? (
          <li>
            <FormattedMessage {...uploadMessages.surplusMore} values={{ count: count - mostNames }} />
          </li>
        ) : null}
      </ul>
    </InlineBanner>
  );
}
