import { useEffect, useEffectEvent, useRef, useState } from "react";

interface GalleryTrackOptions {
  index: number;
  count: number;
  onIndex: (index: number) => void;
}

/** Synchronizes the scroll position of a row of slides, each as wide as the row, with the index of the current slide. */
export function useGalleryTrack({ index, count, onIndex }: GalleryTrackOptions) {
  const trackRef = useRef<HTMLUListElement>(null);
  // The target of the scrolling row: slides that it passes do not become the current one.
  const [target, setTarget] = useState<number>();

  const showSlide = useEffectEvent((track: HTMLElement) =>
    track.scrollTo({ left: index * track.clientWidth, behavior: "instant" }),
  );
  // Restores the slide when a rotation makes Firefox 115 snap to another one. The first call is for the opened dialog.
  useEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    const observer = new ResizeObserver(() => showSlide(track));
    observer.observe(track);
    return () => observer.disconnect();
  }, []);

  const goTo = (next: number) => {
    const track = trackRef.current;
    if (!track || next < 0 || next >= count) return;
    setTarget(next);
    onIndex(next);
    track.scrollTo?.({ left: next * track.clientWidth });
  };

  const handleScroll = () => {
    const track = trackRef.current;
    if (!track) return;
    const slide = getSlideIndex(track);
    if (target === undefined) {
      if (slide !== index) onIndex(slide);
    } else if (target === slide) {
      setTarget(undefined);
    }
  };

  const clearTarget = () => setTarget(undefined);

  return {
    /** Ignores an index that does not exist. */
    goTo,
    trackProps: { ref: trackRef, onScroll: handleScroll, onPointerDown: clearTarget, onWheel: clearTarget },
  };
}

function getSlideIndex({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0;
}
