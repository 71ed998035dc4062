import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from "react";
import { useHasBeenDrawn } from "./useHasBeenDrawn.ts";

/**
 * Something a screen can do without, in a chunk of its own, which is asked for once the screen is drawn. `pending` keeps
 * its place until it comes; if it does not, nothing is there.
 */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  pending?: ReactNode,
): ComponentType<Props> {
  const Extra = lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
  return function LazyExtra(props) {
    return useHasBeenDrawn()
      ? createElement(Suspense, { fallback: pending }, createElement(Extra, props))
      : pending;
  };
}
