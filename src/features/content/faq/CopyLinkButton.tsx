import { Text, useText } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { Button } from "#ui/actions/Button.tsx";
import { useCopy } from "#ui/actions/useCopy.ts";
import styles from "./Question.module.css";

/** Copies the URL of an answer; shows it if the browser denies access to the clipboard. */
export function CopyLinkButton({ id }: { id: string }) {
  const url = `${location.origin}${paths.faq}#${encodeURIComponent(id)}`;
  const t = useText();
  const texts = { copied: t("page.faq.linkCopied"), failed: t("page.faq.linkNotCopied") };
  const { copy, result } = useCopy(url, texts);
  return (
    <div className={styles["copy"]}>
      <Button variant="quiet" size="compact" icon={result?.isCopied ? "check" : "link"} onClick={copy}>
        <Text id="page.faq.copyLink" />
      </Button>
      <span className={styles["result"]}>
        {result?.text}
        {result?.isCopied === false ? <span className={styles["url"]}>{url}</span> : null}
      </span>
    </div>
  );
}
