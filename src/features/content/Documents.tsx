import { FormattedMessage, useIntl } from "react-intl";
import { safeAddress } from "../../api/safeAddress.ts";
import { Icon } from "../../ui/Icon.tsx";
import { downloadIcon } from "../../ui/icons/downloadIcon.tsx";
import { externalIcon } from "../../ui/icons/externalIcon.tsx";
import { fileIcon } from "../../ui/icons/fileIcon.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { CardGroups } from "./CardGroups.tsx";
import type { ContentDocument } from "./contentQueries.ts";
import styles from "./Documents.module.css";
import { messages } from "./messages.ts";

interface DocumentsProps {
  items: readonly ContentDocument[];
  lang: string | undefined;
}

/** The documents under their headings. */
export function Documents({ items, lang }: DocumentsProps) {
  return (
    <CardGroups items={items} lang={lang}>
      {(item) => <DocumentCard item={item} lang={lang} />}
    </CardGroups>
  );
}

function DocumentCard({ item, lang }: { item: ContentDocument; lang: string | undefined }) {
  const { title, url, imagePreviewUrl, isDownloadable } = item;
  const address = safeAddress(url);
  return (
    <article className={styles["card"]}>
      <Picture
        className={styles["preview"]}
        src={safeAddress(imagePreviewUrl)}
        alt=""
        ratio="3 / 4"
        fallback={<Icon drawing={fileIcon} size={32} />}
      />
      <div className={styles["words"]}>
        <h4 lang={lang}>{title}</h4>
        {address === undefined ? (
          <p className={styles["note"]}>
            <FormattedMessage {...messages.notAvailable} />
          </p>
        ) : (
          <div className={styles["actions"]}>
            <OpenButton title={title} address={address} />
            {isDownloadable ? <DownloadButton title={title} address={address} /> : null}
          </div>
        )}
      </div>
    </article>
  );
}

interface ButtonProps {
  title: string;
  address: string;
}

function OpenButton({ title, address }: ButtonProps) {
  const intl = useIntl();
  return (
    <LinkButton
      href={address}
      target="_blank"
      rel="noopener"
      variant="secondary"
      size="compact"
      icon={externalIcon}
      aria-label={intl.formatMessage(messages.openNamed, { title })}
    >
      <FormattedMessage {...messages.open} />
    </LinkButton>
  );
}

/** From elsewhere a browser opens the file in place of keeping it: hence the new tab. */
function DownloadButton({ title, address }: ButtonProps) {
  const intl = useIntl();
  return (
    <LinkButton
      href={address}
      download=""
      target="_blank"
      rel="noopener"
      variant="quiet"
      size="compact"
      icon={downloadIcon}
      aria-label={intl.formatMessage(messages.downloadNamed, { title })}
    >
      <FormattedMessage {...messages.download} />
    </LinkButton>
  );
}
