import { type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import styles from "./GalleryDialog.module.css";
import { joinClasses } from "./joinClasses.ts";
import { Picture } from "./Picture.tsx";

type GallerySlideProps = {
  src: string;
  alt: string;
  fallback?: ReactNode;
  isZoomed: boolean;
  /** A double tap asks for this. */
  onZoom: () => void;
  /** Gets what scrolls while the picture is enlarged. */
  scrollerRef?: RefObject<HTMLDivElement | null> | undefined;
};

/** One picture as large as the screen, or larger. */
export function GallerySlide({ src, alt, fallback, isZoomed, onZoom, scrollerRef }: GallerySlideProps) {
  const ownRef = useRef<HTMLDivElement>(null);
  const ref = scrollerRef ?? ownRef;
  // Which point of the picture was tapped, as shares of its size: the middle, where a button was pressed.
  const tappedRef = useRef({ x: 0.5, y: 0.5 });

  useLayoutEffect(() => {
    const scroller = ref.current;
    if (!scroller || !isZoomed) return;
    const { x, y } = tappedRef.current;
    scroller.scrollLeft = x * scroller.scrollWidth - scroller.clientWidth / 2;
    scroller.scrollTop = y * scroller.scrollHeight - scroller.clientHeight / 2;
    tappedRef.current = { x: 0.5, y: 0.5 };
  }, [ref, isZoomed]);

  const handleDoubleClick = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    tappedRef.current = { x: (clientX - left) / width, y: (clientY - top) / height };
    onZoom();
  };

  return (
    <li className={styles["slide"]}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the double tap is a shortcut for a button */}
      <div
        ref={ref}
        className={joinClasses(styles["scroller"], isZoomed && styles["zoomed"])}
        tabIndex={-1}
        onDoubleClick={handleDoubleClick}
      >
        <Picture src={src} alt={alt} ratio="auto" fallback={fallback} className={styles["picture"]} />
      </div>
    </li>
  );
}
