import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/actions/Button.tsx";
import { copyToClipboard } from "../../../ui/actions/copyToClipboard.ts";
import { messages } from "../messages.ts";
import styles from "./Question.module.css";

/** Copies the URL of an answer; shows it where the browser denies access to the clipboard. */
export function CopyLinkButton({ id }: { id: string }) {
  const [lastCopy, setLastCopy] = useState<{ isCopied: boolean; count: number }>();
  const url = `${location.origin}${paths.faq}#${encodeURIComponent(id)}`;
  const handleClick = async () => {
    const isCopied = await copyToClipboard(url);
    setLastCopy((previous) => ({ isCopied, count: (previous?.count ?? 0) + 1 }));
  };
  return (
    <div className={styles["copy"]}>
      <Button
        variant="quiet"
        size="compact"
        icon={lastCopy?.isCopied ? "check" : "link"}
        onClick={handleClick}
      >
        <FormattedMessage {...messages.copyLink} />
      </Button>
      <span role="status" className={styles["result"]}>
        {/* The key replaces the element, so that a second copy is announced too. */}
        {lastCopy ? (
          <span key={lastCopy.count}>
            <FormattedMessage {...(lastCopy.isCopied ? messages.linkCopied : messages.linkNotCopied)} />
            {lastCopy.isCopied ? null : <span className={styles["url"]}>{url}</span>}
          </span>
        ) : null}
      </span>
    </div>
  );
}
