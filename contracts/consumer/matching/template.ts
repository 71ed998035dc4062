import type { Matcher } from "@pact-foundation/pact";

/**
 * A response of type `T`, described by matchers and fixed values. Every field of the generated type is required, so a field
 * that is added to a `.graphql` file is a type error until its pact describes it.
 */
export type Template<T> = T extends null ? null : NonNullTemplate<T>;

type NonNullTemplate<T> = [T] extends [string]
  ? Matcher<string> | T
  : [T] extends [number]
    ? Matcher<number> | T
    : [T] extends [boolean]
      ? Matcher<boolean> | T
      : [T] extends [readonly (infer Item)[]]
        ? Matcher<Template<Item>[]> | Template<Item>[]
        : { [Key in keyof T]: Template<T[Key]> };

interface ArrayContaining<Item> extends Matcher<Item[]> {
  variants: Item[];
}

/** Pact's `arrayContaining` with typed items: the list has each of them, in any order and among any others. */
export function arrayContaining<Item>(...variants: Item[]): ArrayContaining<Item> {
  return { "pact:matcher:type": "arrayContains", variants };
}
