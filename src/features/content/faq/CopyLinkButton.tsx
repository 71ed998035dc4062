import { Text } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { Button } from "#ui/actions/Button.tsx";
import { useCopy } from "#ui/actions/useCopy.ts";
import styles from "./Question.module.css";

/** Copies the URL of an answer; shows it where the browser denies access to the clipboard. */
export function CopyLinkButton({ id }: { id: string }) {
  const url = `${location.origin}${paths.faq}#${encodeURIComponent(id)}`;
  const { copy, result } = useCopy(url);
  return (
    <div className={styles["copy"]}>
      <Button variant="quiet" size="compact" icon={result?.isCopied ? "check" : "link"} onClick={copy}>
        <Text id="page.faq.copyLink" />
      </Button>
      <span role="status" className={styles["result"]}>
        {result ? (
          <span key={result.count}>
            <Text id={result.isCopied ? "page.faq.linkCopied" : "page.faq.linkNotCopied"} />
            {result.isCopied ? null : <span className={styles["url"]}>{url}</span>}
          </span>
        ) : null}
      </span>
    </div>
  );
}
