import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useGalleryTrack } from "./useGalleryTrack.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Track({ index }: { index: number }) {
  const { trackProps } = useGalleryTrack({ index, count: 4, onIndex: () => undefined });
  return <ul {...trackProps} />;
}

it("useGalleryTrack › scrolls to the current slide when the row gets another width, as after a rotation", () => {
  let resize = () => {};
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const scrollTo = vi.fn();
  Object.assign(Element.prototype, { scrollTo });
  const width = vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(844);
  const { rerender } = render(<Track index={1} />);
  resize();
  rerender(<Track index={2} />);
  width.mockReturnValue(390);
  resize();
  expect(scrollTo.mock.calls).toEqual([
    [{ left: 844, behavior: "instant" }],
    [{ left: 780, behavior: "instant" }],
  ]);
});
