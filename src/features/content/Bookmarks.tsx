import { FormattedMessage } from "react-intl";
import { safeAddress } from "../../api/safeAddress.ts";
import { Icon } from "../../ui/Icon.tsx";
import { externalIcon } from "../../ui/icons/externalIcon.tsx";
import { globeIcon } from "../../ui/icons/globeIcon.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./Bookmarks.module.css";
import { CardGroups } from "./CardGroups.tsx";
import type { Bookmark } from "./contentQueries.ts";
import { messages } from "./messages.ts";

interface BookmarksProps {
  items: readonly Bookmark[];
  lang: string | undefined;
}

/** The links under their headings. */
export function Bookmarks({ items, lang }: BookmarksProps) {
  return (
    <CardGroups items={items} lang={lang}>
      {(item) => <BookmarkCard item={item} lang={lang} />}
    </CardGroups>
  );
}

function BookmarkCard({ item, lang }: { item: Bookmark; lang: string | undefined }) {
  const address = safeAddress(item.url);
  return (
    <article className={styles["card"]}>
      <Picture
        className={styles["preview"]}
        src={safeAddress(item.previewUrl)}
        alt=""
        ratio="1"
        fallback={<Icon drawing={globeIcon} size={24} />}
      />
      <div className={styles["words"]}>
        {address === undefined ? (
          <>
            <h4 lang={lang}>{item.title}</h4>
            <p className={styles["host"]}>
              <FormattedMessage {...messages.notAvailable} />
            </p>
          </>
        ) : (
          <>
            <h4>
              <TextLink
                className={styles["link"]}
                href={address}
                target="_blank"
                rel="noopener"
                icon={externalIcon}
              >
                <span lang={lang}>{item.title}</span>{" "}
                <VisuallyHidden>
                  <FormattedMessage {...messages.newTab} />
                </VisuallyHidden>
              </TextLink>
            </h4>
            <p className={styles["host"]}>{new URL(address).host}</p>
          </>
        )}
      </div>
    </article>
  );
}
