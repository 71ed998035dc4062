import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from "react";
import { useHasPainted } from "./useHasPainted.ts";

/**
 * A component that the screen can do without, in a chunk of its own, which is requested after the first paint. `fallback`
 * is shown until it has loaded; if it cannot be loaded, nothing is.
 */
export function lazyAfterPaint<Props extends object>(
  load: () => Promise<ComponentType<Props> | undefined>,
  fallback?: ReactNode,
): ComponentType<Props> {
  const LazyComponent = lazy(async () => ({
    // A missing chunk for which the page is about to reload resolves to undefined.
    default: (await load().catch(() => undefined)) ?? (() => null),
  }));
  return function LazyAfterPaint(props) {
    return useHasPainted()
      ? createElement(Suspense, { fallback }, createElement(LazyComponent, props))
      : fallback;
  };
}
