import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { IconButton } from "../actions/IconButton.tsx";
import { useModalDialog } from "../dialogs/useModalDialog.ts";
import { joinClassNames } from "../joinClassNames.ts";
import { useAnnouncement } from "../notices/useAnnouncement.ts";
import styles from "./GalleryDialog.module.css";
import { Picture } from "./Picture.tsx";
import { useGalleryTrack } from "./useGalleryTrack.ts";

export type GalleryTexts = {
  /** The subject of the images: the accessible name of the gallery. */
  title: string;
  /** The button that opens the gallery full-screen. */
  open: string;
  close: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  /** Accessible name of the row of thumbnails. */
  thumbnails: string;
  /** The alternative text of one of several pictures, for example "Roof window, picture 2 of 4". */
  picture: (position: number, count: number) => string;
  /** Returns a text such as "Picture 2 of 4"; `position` counts from 1. */
  position: (position: number, count: number) => string;
};

type GalleryDialogProps = {
  imageUrls: readonly string[];
  texts: GalleryTexts;
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
};

/** The distance that an arrow key scrolls a zoomed image, in px. */
const scrollByKey: Record<string, ScrollToOptions> = {
  ArrowLeft: { left: -120 },
  ArrowRight: { left: 120 },
  ArrowUp: { top: -120 },
  ArrowDown: { top: 120 },
};

/** Images one by one in full screen. Swipes, arrow keys, Home and End go from one to another. */
export function GalleryDialog(props: GalleryDialogProps) {
  const { imageUrls: pictures, texts, index, onIndex, onClose } = props;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const currentScrollerRef = useRef<HTMLDivElement>(null);
  const [isZoomed, setZoomed] = useState(false);
  useModalDialog(dialogRef, onClose);

  const handleIndex = (next: number) => {
    setZoomed(false);
    onIndex(next);
  };
  const { goTo, trackProps } = useGalleryTrack({ index, count: pictures.length, onIndex: handleIndex });
  const toggleZoom = ({ x, y }: Point) => {
    // Renders at once, since scrolling to the point needs the size of the zoomed image.
    flushSync(() => setZoomed(!isZoomed));
    const scroller = currentScrollerRef.current;
    if (!scroller) return;
    scroller.scrollLeft = x * scroller.scrollWidth - scroller.clientWidth / 2;
    scroller.scrollTop = y * scroller.scrollHeight - scroller.clientHeight / 2;
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    // Keys with a modifier are shortcuts of the browser.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (isZoomed && Object.hasOwn(scrollByKey, event.key)) {
      event.preventDefault();
      currentScrollerRef.current?.scrollBy?.(scrollByKey[event.key] ?? {});
      return;
    }
    const target = getTargetIndex(event.key, index, pictures.length);
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  };

  const position = texts.position(index + 1, pictures.length);
  useAnnouncement(position);
  return (
    <dialog ref={dialogRef} className={styles["dialog"]} aria-label={texts.title} onKeyDown={handleKeyDown}>
      <div className={styles["bar"]}>
        <p className={styles["position"]}>{position}</p>
        <IconButton
          icon={isZoomed ? "minus" : "plus"}
          label={isZoomed ? texts.zoomOut : texts.zoomIn}
          onClick={() => toggleZoom({ x: 0.5, y: 0.5 })}
        />
        <IconButton icon="close" label={texts.close} onClick={onClose} />
      </div>
      <ul
        {...trackProps}
        aria-label={texts.title}
        className={joinClassNames(styles["track"], isZoomed && styles["locked"])}
      >
        {pictures.map((imageUrl, imageIndex) => (
          <GallerySlide
            key={imageUrl}
            src={imageUrl}
            alt={texts.picture(imageIndex + 1, pictures.length)}
            scrollerRef={imageIndex === index ? currentScrollerRef : undefined}
            isZoomed={isZoomed && imageIndex === index}
            onZoom={toggleZoom}
          />
        ))}
      </ul>
      {pictures.length > 1 ? (
        <>
          <IconButton
            icon="chevron-left"
            label={texts.previous}
            className={joinClassNames(styles["step-button"], styles["previous"])}
            aria-disabled={index === 0}
            onClick={() => goTo(index - 1)}
          />
          <IconButton
            icon="chevron-right"
            label={texts.next}
            className={joinClassNames(styles["step-button"], styles["next"])}
            aria-disabled={index === pictures.length - 1}
            onClick={() => goTo(index + 1)}
          />
        </>
      ) : null}
    </dialog>
  );
}

function getTargetIndex(key: string, index: number, count: number): number | undefined {
  if (key === "ArrowLeft") return index - 1;
  if (key === "ArrowRight") return index + 1;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/** A point of an image, as fractions of it. */
interface Point {
  x: number;
  y: number;
}

type GallerySlideProps = {
  src: string;
  alt: string;
  isZoomed: boolean;
  /** Called on a double click or tap. */
  onZoom: (point: Point) => void;
  /** The element that scrolls while the image is zoomed. */
  scrollerRef?: RefObject<HTMLDivElement | null> | undefined;
};

/** An image that fills the screen, or more when zoomed. */
function GallerySlide({ src, alt, isZoomed, onZoom, scrollerRef }: GallerySlideProps) {
  const handleDoubleClick = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onZoom({ x: (clientX - left) / width, y: (clientY - top) / height });
  };

  return (
    <li className={styles["slide"]}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the double click is a shortcut for a button */}
      <div
        ref={scrollerRef}
        className={joinClassNames(styles["scroller"], isZoomed && styles["zoomed"])}
        tabIndex={-1}
        onDoubleClick={handleDoubleClick}
      >
        <Picture src={src} alt={alt} ratio="auto" className={styles["picture"]} />
      </div>
    </li>
  );
}
