import { Text } from "#i18n/text.tsx";
import { getSafeUrl } from "#ui/getSafeUrl.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.tsx";
import { TextLink } from "#ui/links/TextLink.tsx";
import { Picture } from "#ui/media/Picture.tsx";
import type { Bookmark } from "../contentQueries.ts";
import { HighlightedText } from "../search/HighlightedText.tsx";
import type { IsMatch } from "../search/helpSearch.ts";
import styles from "./Bookmarks.module.css";
import { CardGroups } from "./CardGroups.tsx";

interface BookmarksProps {
  items: readonly Bookmark[];
  isMatch: IsMatch | undefined;
}

export function Bookmarks({ items, isMatch }: BookmarksProps) {
  return (
    <CardGroups items={items} isMatch={isMatch}>
      {(item) => <BookmarkCard item={item} isMatch={isMatch} />}
    </CardGroups>
  );
}

/** Editors leave out the scheme: `www.example.com/path`. */
const isHost = /^\s*([a-z\d-]+\.)+[a-z]{2,}([/?#]|\s*$)/i;

function BookmarkCard({ item, isMatch }: { item: Bookmark; isMatch: IsMatch | undefined }) {
  const safeUrl = getSafeUrl(isHost.test(item.url) ? `https://${item.url.trim()}` : item.url);
  return (
    <article className={styles["card"]}>
      <Picture
        className={styles["preview"]}
        src={item.previewUrl ?? undefined}
        alt=""
        ratio="1"
        fallback={<Icon name="globe" size={24} />}
      />
      <div className={styles["body"]}>
        {safeUrl === undefined ? (
          <>
            <h4>
              <HighlightedText text={item.title} isMatch={isMatch} />
            </h4>
            <p className={styles["host"]}>
              <Text id="page.faq.document.notAvailable" />
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
                <span>
                  <HighlightedText text={item.title} isMatch={isMatch} />
                </span>{" "}
                <VisuallyHidden>
                  <Text id="page.faq.newTab" />
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
