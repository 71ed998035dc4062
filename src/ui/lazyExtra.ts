import { type ComponentType, createElement, lazy, Suspense } from "react";

/** Something a screen can do without, in a chunk of its own: nothing is in its place until it comes, or if it does not. */
export function lazyExtra<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Extra = lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
  return function LazyExtra(props: Props) {
    return createElement(Suspense, null, createElement(Extra, props));
  };
}
