import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from "react";
import { useHasPainted } from "./PaintedContext.tsx";

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A component that the screen can do without, in its own chunk. Shows `fallback` until it has loaded, and nothing if it cannot be loaded.
 */
export function lazyOptional<Props extends object>(
  load: Load<Props>,
  fallback?: ReactNode,
): ComponentType<Props> {
  const LazyComponent = lazy(async () => ({
    default: await load().catch(() => () => null),
  }));
  return (props) => createElement(Suspense, { fallback }, createElement(LazyComponent, props));
}

/** `lazyOptional` for a component whose chunk is requested after the first paint. */
export function lazyAfterPaint<Props extends object>(
  load: Load<Props>,
  fallback?: ReactNode,
): ComponentType<Props> {
  const OptionalComponent = lazyOptional(load, fallback);
  return function LazyAfterPaint(props) {
    return useHasPainted() ? createElement(OptionalComponent, props) : fallback;
  };
}
