import { type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from "react";
import type { GalleryTexts } from "./Gallery.tsx";
import styles from "./GalleryDialog.module.css";
import { GallerySlide } from "./GallerySlide.tsx";
import { IconButton } from "./IconButton.tsx";
import { chevronLeftIcon } from "./icons/chevronLeftIcon.tsx";
import { chevronRightIcon } from "./icons/chevronRightIcon.tsx";
import { closeIcon } from "./icons/closeIcon.tsx";
import { minusIcon } from "./icons/minusIcon.tsx";
import { plusIcon } from "./icons/plusIcon.tsx";
import { joinClasses } from "./joinClasses.ts";
import { useGalleryTrack } from "./useGalleryTrack.ts";
import { useModalDialog } from "./useModalDialog.ts";

type GalleryDialogProps = {
  pictures: readonly string[];
  texts: GalleryTexts;
  fallback?: ReactNode;
  /** The picture that is shown, counted from 0. */
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
};

/** How the arrow keys move an enlarged picture, in px. */
const panning: Record<string, ScrollToOptions> = {
  ArrowLeft: { left: -120 },
  ArrowRight: { left: 120 },
  ArrowUp: { top: -120 },
  ArrowDown: { top: 120 },
};

/** The pictures one by one, each as large as the screen. Swipe, arrow keys, Home and End lead from one to another. */
export function GalleryDialog(props: GalleryDialogProps) {
  const { pictures, texts, fallback, index, onIndex, onClose } = props;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const closeRef = useRef<HTMLButtonElement>(null);
  const shownRef = useRef<HTMLDivElement>(null);
  const [isZoomed, setZoomed] = useState(false);
  useModalDialog(dialogRef, closeRef, onClose);

  const show = useCallback(
    (next: number) => {
      setZoomed(false);
      onIndex(next);
    },
    [onIndex],
  );
  const { goTo, trackProps } = useGalleryTrack({ index, count: pictures.length, onIndex: show });
  const toggleZoom = useCallback(() => setZoomed((zoomed) => !zoomed), []);

  const handleKeyDown = (event: KeyboardEvent) => {
    // Keys with a modifier are the browser's.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (isZoomed && Object.hasOwn(panning, event.key)) {
      event.preventDefault();
      shownRef.current?.scrollBy?.(panning[event.key] ?? {});
      return;
    }
    const target = targetOf(event.key, index, pictures.length);
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  };

  const position = texts.position(index + 1, pictures.length);
  return (
    <dialog ref={dialogRef} className={styles["dialog"]} aria-label={texts.title} onKeyDown={handleKeyDown}>
      <div className={styles["bar"]}>
        <p className={styles["position"]} role="status">
          {position}
        </p>
        <IconButton
          icon={isZoomed ? minusIcon : plusIcon}
          label={isZoomed ? texts.zoomOut : texts.zoomIn}
          onClick={toggleZoom}
        />
        <IconButton ref={closeRef} icon={closeIcon} label={texts.close} onClick={onClose} />
      </div>
      <ul {...trackProps} className={joinClasses(styles["track"], isZoomed && styles["held"])}>
        {pictures.map((picture, place) => (
          <GallerySlide
            key={picture}
            src={picture}
            alt={texts.position(place + 1, pictures.length)}
            fallback={fallback}
            scrollerRef={place === index ? shownRef : undefined}
            isZoomed={isZoomed && place === index}
            onZoom={toggleZoom}
          />
        ))}
      </ul>
      {pictures.length > 1 ? (
        <>
          <IconButton
            icon={chevronLeftIcon}
            label={texts.previous}
            className={joinClasses(styles["step"], styles["previous"])}
            aria-disabled={index === 0}
            onClick={() => goTo(index - 1)}
          />
          <IconButton
            icon={chevronRightIcon}
            label={texts.next}
            className={joinClasses(styles["step"], styles["next"])}
            aria-disabled={index === pictures.length - 1}
            onClick={() => goTo(index + 1)}
          />
        </>
      ) : null}
    </dialog>
  );
}

function targetOf(key: string, index: number, count: number): number | undefined {
  if (key === "ArrowLeft") return index - 1;
  if (key === "ArrowRight") return index + 1;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
