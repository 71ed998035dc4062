import { Text, useText } from "#i18n/text.tsx";
import { createMailUrl } from "../links/contactUrls.ts";
import { Button } from "./Button.tsx";
import type { ButtonStyleProps } from "./buttonStyle.ts";
import { LinkButton } from "./LinkButton.tsx";
import styles from "./ShareActions.module.css";
import { ShareButton } from "./ShareButton.tsx";
import { useCopy } from "./useCopy.ts";

type ShareActionsProps = Pick<ButtonStyleProps, "variant" | "size"> & {
  title: string;
  text: string;
  /** The shared thing, as buttons name it: "the offer". */
  what: string;
};

/** Buttons that pass a text to another app or, if the browser cannot do that, copy it or send it by e-mail. */
export function ShareActions({ title, text, what, ...style }: ShareActionsProps) {
  const t = useText();
  const { copy, result } = useCopy(text, { copied: t("share.copied"), failed: t("share.copyFailed") });
  if ("share" in navigator) {
    return (
      <ShareButton {...style} getData={() => ({ title, text })}>
        <Text id="share.share" values={{ what }} />
      </ShareButton>
    );
  }
  return (
    <>
      <Button {...style} icon={result?.isCopied ? "check" : "copy"} onClick={copy}>
        <Text id="share.copy" values={{ what }} />
      </Button>
      <LinkButton {...style} icon="mail" href={createMailUrl("", { subject: title, body: text })}>
        <Text id="share.email" values={{ what }} />
      </LinkButton>
      <span className={styles["result"]}>{result?.text}</span>
    </>
  );
}
