import { FormattedMessage } from "react-intl";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/actions/Button.tsx";
import { useCopy } from "../../../ui/actions/useCopy.ts";
import { messages } from "../messages.ts";
import styles from "./Question.module.css";

/** Copies the URL of an answer; shows it where the browser denies access to the clipboard. */
export function CopyLinkButton({ id }: { id: string }) {
  const url = `${location.origin}${paths.faq}#${encodeURIComponent(id)}`;
  const { copy, result } = useCopy(url);
  return (
    <div className={styles["copy"]}>
      <Button variant="quiet" size="compact" icon={result?.isCopied ? "check" : "link"} onClick={copy}>
        <FormattedMessage {...messages.copyLink} />
      </Button>
      <span role="status" className={styles["result"]}>
        {result ? (
          <span key={result.count}>
            <FormattedMessage {...(result.isCopied ? messages.linkCopied : messages.linkNotCopied)} />
            {result.isCopied ? null : <span className={styles["url"]}>{url}</span>}
          </span>
        ) : null}
      </span>
    </div>
  );
}
