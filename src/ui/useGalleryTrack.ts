import { useCallback, useLayoutEffect, useRef } from "react";

interface GalleryTrack {
  index: number;
  count: number;
  onIndex: (index: number) => void;
}

/** Keeps a row of slides, each as wide as the row, and the number of the slide that is shown in step. */
export function useGalleryTrack({ index, count, onIndex }: GalleryTrack) {
  const trackRef = useRef<HTMLUListElement>(null);
  // Where the row is on its way to by itself: the slides it passes by do not count.
  const targetRef = useRef<number>(undefined);
  const firstRef = useRef(index);

  useLayoutEffect(() => {
    const track = trackRef.current;
    // The browser snaps to the same slide again by itself where the screen is turned.
    track?.scrollTo?.({ left: firstRef.current * track.clientWidth, behavior: "instant" });
  }, []);

  const goTo = useCallback(
    (next: number) => {
      const track = trackRef.current;
      if (!track || next < 0 || next >= count) return;
      targetRef.current = next;
      onIndex(next);
      track.scrollTo?.({ left: next * track.clientWidth });
    },
    [count, onIndex],
  );

  const handleScroll = useCallback(() => {
    const track = trackRef.current;
    if (!track) return;
    const slide = slideIn(track);
    if (targetRef.current === undefined) {
      if (slide !== index) onIndex(slide);
    } else if (targetRef.current === slide) {
      targetRef.current = undefined;
    }
  }, [index, onIndex]);

  const release = useCallback(() => {
    targetRef.current = undefined;
  }, []);

  return {
    /** Shows a slide; one that does not exist is ignored. */
    goTo,
    trackProps: { ref: trackRef, onScroll: handleScroll, onPointerDown: release, onWheel: release },
  };
}

function slideIn({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0;
}
