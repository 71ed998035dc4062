import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from "react";
import { useHasPainted } from "./useHasPainted.ts";

/**
 * A component that the screen can do without, in a chunk of its own, which is requested after the first paint. `fallback`
 * is shown until it has loaded; if it cannot be loaded, nothing is.
 */
export function lazyAfterPaint<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> {
  const LazyComponent = lazy(async () => ({
    default: await load().catch((): ComponentType<Props> => () => null),
  }));
  return function LazyAfterPaint(props) {
    return useHasPainted()
      ? createElement(Suspense, { fallback }, createElement(LazyComponent, props))
      : fallback;
  };
}
