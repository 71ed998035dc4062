import { useIntl } from "react-intl";
import { getWindowTitleMessage } from "../../../i18n/terms/windowTitleMessages.ts";
import { Gallery } from "../../../ui/media/Gallery.tsx";
import { galleryMessages } from "./galleryMessages.ts";
import type { WindowDetails } from "./windowQuery.ts";

export function WindowGallery({ window }: { window: WindowDetails }) {
  const intl = useIntl();
  const texts = {
    title: intl.formatMessage(getWindowTitleMessage(window.title)),
    open: intl.formatMessage(galleryMessages.open),
    close: intl.formatMessage(galleryMessages.close),
    previous: intl.formatMessage(galleryMessages.previous),
    next: intl.formatMessage(galleryMessages.next),
    zoomIn: intl.formatMessage(galleryMessages.zoomIn),
    zoomOut: intl.formatMessage(galleryMessages.zoomOut),
    thumbnails: intl.formatMessage(galleryMessages.thumbnails),
    picture: (position: number, count: number) =>
      intl.formatMessage(galleryMessages.picture, {
        title: intl.formatMessage(getWindowTitleMessage(window.title)),
        position,
        count,
      }),
    position: (position: number, count: number) =>
      intl.formatMessage(galleryMessages.position, { position, count }),
  };
  return <Gallery imageUrls={getWindowImageUrls(window)} texts={texts} />;
}

/** Nobody looks at more; a gallery of thousands would block the browser. */
const maxImages = 100;

/** The URLs of a window's images without duplicates, its main image first. */
export function getWindowImageUrls({
  imageUrl,
  gallery,
}: Pick<WindowDetails, "imageUrl" | "gallery">): string[] {
  return [...new Set([imageUrl, ...gallery])]
    .filter((url): url is string => Boolean(url))
    .slice(0, maxImages);
}
