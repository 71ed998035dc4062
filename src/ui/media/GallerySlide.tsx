import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { joinClassNames } from "../joinClassNames.ts";
import styles from "./GalleryDialog.module.css";
import { Picture } from "./Picture.tsx";

type GallerySlideProps = {
  src: string;
  alt: string;
  isZoomed: boolean;
  /** Called on a double click or tap. */
  onZoom: () => void;
  /** The element that scrolls while the image is zoomed. */
  scrollerRef?: RefObject<HTMLDivElement | null> | undefined;
};

/** An image that fills the screen, or more when zoomed. */
export function GallerySlide({ src, alt, isZoomed, onZoom, scrollerRef }: GallerySlideProps) {
  const ownRef = useRef<HTMLDivElement>(null);
  const ref = scrollerRef ?? ownRef;
  // The point to zoom into, as fractions of the image: the place of the double click, else the centre.
  const zoomOriginRef = useRef({ x: 0.5, y: 0.5 });

  useLayoutEffect(() => {
    const scroller = ref.current;
    if (!scroller || !isZoomed) return;
    const { x, y } = zoomOriginRef.current;
    scroller.scrollLeft = x * scroller.scrollWidth - scroller.clientWidth / 2;
    scroller.scrollTop = y * scroller.scrollHeight - scroller.clientHeight / 2;
    zoomOriginRef.current = { x: 0.5, y: 0.5 };
  }, [ref, isZoomed]);

  const handleDoubleClick = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    zoomOriginRef.current = { x: (clientX - left) / width, y: (clientY - top) / height };
    onZoom();
  };

  return (
    <li className={styles["slide"]}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the double click is a shortcut for a button */}
      <div
        ref={ref}
        className={joinClassNames(styles["scroller"], isZoomed && styles["zoomed"])}
        tabIndex={-1}
        onDoubleClick={handleDoubleClick}
      >
        <Picture src={src} alt={alt} ratio="auto" className={styles["picture"]} />
      </div>
    </li>
  );
}
