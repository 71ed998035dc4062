import { useMemo } from "react";
import { useIntl } from "react-intl";
import { windowTitleMessage } from "../../i18n/windowTitleMessages.ts";
import { Gallery } from "../../ui/Gallery.tsx";
import { galleryMessages } from "./galleryMessages.ts";
import { windowPictures } from "./windowPictures.ts";
import type { WindowDetails } from "./windowQuery.ts";

/** The pictures of a window. */
export function WindowGallery({ window }: { window: WindowDetails }) {
  const intl = useIntl();
  const texts = useMemo(
    () => ({
      title: intl.formatMessage(windowTitleMessage(window.title)),
      open: intl.formatMessage(galleryMessages.open),
      close: intl.formatMessage(galleryMessages.close),
      previous: intl.formatMessage(galleryMessages.previous),
      next: intl.formatMessage(galleryMessages.next),
      zoomIn: intl.formatMessage(galleryMessages.zoomIn),
      zoomOut: intl.formatMessage(galleryMessages.zoomOut),
      choose: intl.formatMessage(galleryMessages.choose),
      position: (position: number, count: number) =>
        intl.formatMessage(galleryMessages.position, { position, count }),
    }),
    [intl, window.title],
  );
  return <Gallery pictures={windowPictures(window)} texts={texts} />;
}
