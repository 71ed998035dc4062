import { FormattedMessage } from "react-intl";
import { getSafeUrl } from "../../../api/getSafeUrl.ts";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { Picture } from "../../../ui/media/Picture.tsx";
import { TextLink } from "../../../ui/navigation/TextLink.tsx";
import type { Bookmark } from "../contentQueries.ts";
import { messages } from "../messages.ts";
import styles from "./Bookmarks.module.css";
import { CardGroups } from "./CardGroups.tsx";

interface BookmarksProps {
  items: readonly Bookmark[];
  lang: string | undefined;
}

export function Bookmarks({ items, lang }: BookmarksProps) {
  return (
    <CardGroups items={items} lang={lang}>
      {(item) => <BookmarkCard item={item} lang={lang} />}
    </CardGroups>
  );
}

function BookmarkCard({ item, lang }: { item: Bookmark; lang: string | undefined }) {
  const safeUrl = getSafeUrl(item.url);
  return (
    <article className={styles["card"]}>
      <Picture
        className={styles["preview"]}
        src={getSafeUrl(item.previewUrl)}
        alt=""
        ratio="1"
        fallback={<Icon name="globe" size={24} />}
      />
      <div className={styles["body"]}>
        {safeUrl === undefined ? (
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
                href={safeUrl}
                target="_blank"
                rel="noopener"
                icon="external"
              >
                <span lang={lang}>{item.title}</span>{" "}
                <VisuallyHidden>
                  <FormattedMessage {...messages.newTab} />
                </VisuallyHidden>
              </TextLink>
            </h4>
            <p className={styles["host"]}>{new URL(safeUrl).host}</p>
          </>
        )}
      </div>
    </article>
  );
}
