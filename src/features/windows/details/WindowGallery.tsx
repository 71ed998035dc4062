import { useText } from "#i18n/text.tsx";
import { Gallery } from "#ui/media/Gallery.tsx";
import type { WindowDetails } from "./windowQuery.ts";

export function WindowGallery({ window }: { window: WindowDetails }) {
  const t = useText();
  const texts = {
    title: t(`windowTitle.${window.title}`),
    open: t("gallery.open"),
    close: t("gallery.close"),
    previous: t("gallery.previous"),
    next: t("gallery.next"),
    zoomIn: t("gallery.zoomIn"),
    zoomOut: t("gallery.zoomOut"),
    thumbnails: t("gallery.choose"),
    picture: (position: number, count: number) =>
      t("gallery.picture", {
        title: t(`windowTitle.${window.title}`),
        position,
        count,
      }),
    position: (position: number, count: number) => t("gallery.position", { position, count }),
  };
  return <Gallery imageUrls={getWindowImageUrls(window)} texts={texts} />;
}

/** The most images to show: a gallery of thousands would block the browser. */
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
