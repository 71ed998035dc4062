// The functions that `polyfills.ts` adds to browsers with ES2022 alone.
interface ReadonlyArray<T> {
  toSorted(compareFn?: (a: T, b: T) => number): T[];
}

interface Array<T> {
  toSorted(compareFn?: (a: T, b: T) => number): T[];
}

interface MapConstructor {
  groupBy<K, T>(items: Iterable<T>, keySelector: (item: T, index: number) => K): Map<K, T[]>;
}

interface PromiseConstructor {
  withResolvers<T>(): {
    promise: Promise<T>;
    resolve: (value: T | PromiseLike<T>) => void;
    reject: (reason?: unknown) => void;
  };
}
