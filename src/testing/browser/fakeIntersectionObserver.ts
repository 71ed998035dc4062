import { act, waitFor } from "@testing-library/react";
import { expect, vi } from "vitest";

/** Replaces `IntersectionObserver`, since jsdom has no layout: the test decides when elements come into view. */
export function fakeIntersectionObserver() {
  const observed = new Map<Element, (entries: { isIntersecting: boolean }[]) => void>();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #callback: (entries: { isIntersecting: boolean }[]) => void;
      readonly #elements = new Set<Element>();

      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.#callback = callback;
      }

      observe(element: Element) {
        this.#elements.add(element);
        observed.set(element, this.#callback);
      }

      disconnect() {
        for (const element of this.#elements) observed.delete(element);
      }
    },
  );
  const intersectAll = () =>
    act(() => observed.forEach((callback) => void callback([{ isIntersecting: true }])));
  return {
    /** Brings all observed elements into view. */
    showAll: intersectAll,
    /** Brings elements into view, once one is observed: new elements are observed a moment later. */
    intersectOnceObserved: async () => {
      await waitFor(() => expect(observed.size, "elements watched for").toBeGreaterThan(0));
      intersectAll();
    },
  };
}
