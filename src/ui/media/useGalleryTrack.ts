import { useEffect, useRef } from "react";

interface GalleryTrackOptions {
  index: number;
  count: number;
  onIndex: (index: number) => void;
}

/** Synchronizes the scroll position of a row of slides, each as wide as the row, with the index of the current slide. */
export function useGalleryTrack({ index, count, onIndex }: GalleryTrackOptions) {
  const trackRef = useRef<HTMLUListElement>(null);
  // The target of the scrolling row: slides that it passes do not become the current one.
  const targetRef = useRef<number>(undefined);
  const indexRef = useRef(index);
  useEffect(() => {
    indexRef.current = index;
  }, [index]);

  // After a rotation of the screen, Firefox 115 snaps to another slide. The first width is that of the opened dialog.
  useEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    const observer = new ResizeObserver(() =>
      track.scrollTo({ left: indexRef.current * track.clientWidth, behavior: "instant" }),
    );
    observer.observe(track);
    return () => observer.disconnect();
  }, []);

  const goTo = (next: number) => {
    const track = trackRef.current;
    if (!track || next < 0 || next >= count) return;
    targetRef.current = next;
    onIndex(next);
    track.scrollTo?.({ left: next * track.clientWidth });
  };

  const handleScroll = () => {
    const track = trackRef.current;
    if (!track) return;
    const slide = getSlideIndex(track);
    if (targetRef.current === undefined) {
      if (slide !== index) onIndex(slide);
    } else if (targetRef.current === slide) {
      targetRef.current = undefined;
    }
  };

  const clearTarget = () => {
    targetRef.current = undefined;
  };

  return {
    /** Ignores an index that does not exist. */
    goTo,
    trackProps: { ref: trackRef, onScroll: handleScroll, onPointerDown: clearTarget, onWheel: clearTarget },
  };
}

function getSlideIndex({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0;
}
