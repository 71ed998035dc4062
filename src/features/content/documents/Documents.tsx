import { Text, useText } from "#i18n/text.tsx";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { getSafeUrl } from "#ui/getSafeUrl.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { Picture } from "#ui/media/Picture.tsx";
import type { ContentDocument } from "../contentQueries.ts";
import { HighlightedText } from "../search/HighlightedText.tsx";
import type { IsMatch } from "../search/helpSearch.ts";
import { CardGroups } from "./CardGroups.tsx";
import styles from "./Documents.module.css";

interface DocumentsProps {
  items: readonly ContentDocument[];
  isMatch: IsMatch | undefined;
}

export function Documents({ items, isMatch }: DocumentsProps) {
  return (
    <CardGroups items={items} isMatch={isMatch}>
      {(item) => <DocumentCard item={item} isMatch={isMatch} />}
    </CardGroups>
  );
}

function DocumentCard({ item, isMatch }: { item: ContentDocument; isMatch: IsMatch | undefined }) {
  const { title, url, imagePreviewUrl, isDownloadable } = item;
  const safeUrl = getSafeUrl(url);
  return (
    <article className={styles["card"]}>
      <Picture
        className={styles["preview"]}
        src={imagePreviewUrl ?? undefined}
        alt=""
        ratio="3 / 4"
        fallback={<Icon name="file" size={32} />}
      />
      <div className={styles["body"]}>
        <h4>
          <HighlightedText text={title} isMatch={isMatch} />
        </h4>
        {safeUrl === undefined ? (
          <p className={styles["note"]}>
            <Text id="page.faq.document.notAvailable" />
          </p>
        ) : (
          <div className={styles["actions"]}>
            <OpenLink title={title} url={safeUrl} />
            {isDownloadable ? <DownloadLink title={title} url={safeUrl} /> : null}
          </div>
        )}
      </div>
    </article>
  );
}

interface DocumentLinkProps {
  title: string;
  url: string;
}

function OpenLink({ title, url }: DocumentLinkProps) {
  const t = useText();
  return (
    <LinkButton
      href={url}
      target="_blank"
      rel="noopener"
      variant="secondary"
      size="compact"
      icon="external"
      aria-label={t("page.faq.document.openNamed", { title })}
    >
      <Text id="page.faq.document.open" />
    </LinkButton>
  );
}

/** Opens a new tab, because browsers open files of other origins instead of downloading them. */
function DownloadLink({ title, url }: DocumentLinkProps) {
  const t = useText();
  return (
    <LinkButton
      href={url}
      download=""
      target="_blank"
      rel="noopener"
      variant="quiet"
      size="compact"
      icon="download"
      aria-label={t("page.faq.document.downloadNamed", { title })}
    >
      <Text id="page.faq.document.download" />
    </LinkButton>
  );
}
