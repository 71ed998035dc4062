import { type ReactNode, useState } from "react";
import { Text, useText } from "../i18n/text.tsx";
import { LoadMore } from "../ui/loading/LoadMore.tsx";
import { usePrinting } from "../ui/print/usePrinting.ts";

/** Browsers take seconds for lists of thousands of items. */
const step = 100;

interface LimitedListProps<Item> {
  items: readonly Item[];
  /** The number of items to show at first, if it is more than 100: all pages that the visitor has loaded. */
  minCount?: number | undefined;
  /** Whether an item is always shown, such as the target of a link. */
  isRequired?: ((item: Item) => boolean) | undefined;
  /** The element after the last item. */
  end?: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** The first items of a list, further ones on request, and all of them on paper. */
export function LimitedList<Item>(props: LimitedListProps<Item>) {
  const { items, minCount = 0, isRequired, end, children } = props;
  const t = useText();
  const [page, setPage] = useState(1);
  const isPrinting = usePrinting();
  const limit = isPrinting ? items.length : Math.max(minCount, step) + (page - 1) * step;
  const shown = items.filter((item, index) => index < limit || isRequired?.(item));
  const hiddenCount = items.length - shown.length;
  return (
    <>
      {children(shown)}
      {page > 1 || hiddenCount > 0 ? (
        <LoadMore
          page={page}
          hasMore={hiddenCount > 0}
          onLoadMore={() => setPage(page + 1)}
          moreLabel={<Text id="lists.showMore" values={{ count: Math.min(hiddenCount, step) }} />}
          loadedText={t("lists.shown", { count: shown.length })}
        />
      ) : null}
      {hiddenCount > 0 ? null : end}
    </>
  );
}
