import type { Matcher } from "@pact-foundation/pact";

/**
 * An answer of type `T` described by matchers and fixed values. Every field of the generated type must be there: one that
 * is added to a `.graphql` file is a type error until somebody says what is expected of it.
 */
export type Template<T> = T extends null ? null : Present<T>;

type Present<T> = [T] extends [string]
  ? Matcher<string> | T
  : [T] extends [number]
    ? Matcher<number> | T
    : [T] extends [boolean]
      ? Matcher<boolean> | T
      : [T] extends [readonly (infer Item)[]]
        ? Matcher<Template<Item>[]> | Template<Item>[]
        : { [Key in keyof T]: Template<T[Key]> };

interface ListContaining<Item> extends Matcher<Item[]> {
  variants: Item[];
}

/** A list in which each of the items described occurs, in any order and among any others. */
export function listContaining<Item>(...variants: Item[]): ListContaining<Item> {
  return { "pact:matcher:type": "arrayContains", variants };
}
