import { useCallback, useState } from "react";
import { FormattedMessage } from "react-intl";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { checkIcon } from "../../ui/icons/checkIcon.tsx";
import { linkIcon } from "../../ui/icons/linkIcon.tsx";
import { writeToClipboard } from "../../ui/writeToClipboard.ts";
import { messages } from "./messages.ts";
import styles from "./Question.module.css";

/** Puts the address of an answer on the clipboard; shows it where the browser keeps that closed. */
export function CopyAnswerLink({ id }: { id: string }) {
  const [outcome, setOutcome] = useState<{ isCopied: boolean; times: number }>();
  const address = `${location.origin}${paths.faq}#${encodeURIComponent(id)}`;
  const copy = useCallback(async () => {
    const isCopied = await writeToClipboard(address);
    setOutcome((before) => ({ isCopied, times: (before?.times ?? 0) + 1 }));
  }, [address]);
  return (
    <div className={styles["copy"]}>
      <Button variant="quiet" size="compact" icon={outcome?.isCopied ? checkIcon : linkIcon} onClick={copy}>
        <FormattedMessage {...messages.copyLink} />
      </Button>
      <span role="status" className={styles["outcome"]}>
        {/* Put in anew each time, so that a second copy is spoken too. */}
        {outcome ? (
          <span key={outcome.times}>
            <FormattedMessage {...(outcome.isCopied ? messages.linkCopied : messages.linkNotCopied)} />
            {outcome.isCopied ? null : <span className={styles["address"]}>{address}</span>}
          </span>
        ) : null}
      </span>
    </div>
  );
}
