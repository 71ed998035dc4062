import { type Matcher, MatchersV3 } from "@pact-foundation/pact";

/** A matcher that also accepts null; `orNull` creates it. */
export interface NullableMatcher<T> {
  "pact:matcher:type": readonly object[];
  value: T;
}

/** A request or response of type `T`, described by matchers and fixed values. */
export type Template<T> = null extends T
  ? null | Matcher<null> | NullableMatcher<NonNullable<T>> | NonNullTemplate<NonNullable<T>>
  : NonNullTemplate<T>;

type NonNullTemplate<T> = [T] extends [Blob | Blob[]]
  ? // Files are in another part of the body; the variables have null in their place.
    null | null[]
  : [T] extends [string]
    ? Matcher<T> | T
    : [T] extends [number]
      ? Matcher<number> | T
      : // A record's id, which the request may contain as a number.
        [T] extends [string | number]
        ? Matcher<string> | T
        : [T] extends [boolean]
          ? Matcher<boolean> | T
          : [T] extends [readonly (infer Item)[]]
            ? Matcher<Template<Item>[]> | Template<Item>[]
            : { [Key in keyof T]: Template<T[Key]> };

/** Replaces the matchers of a template by their example values. */
export function reifyTemplate<T>(template: Template<T>): T {
  return MatchersV3.reify(template) as T;
}

interface ArrayContaining<Item> extends Matcher<Item[]> {
  variants: Item[];
  /** The example value that the consumer test receives. */
  value: Item[];
}

/** Pact's `arrayContaining` with typed items: the list has each of them, in any order and among any others. */
export function arrayContaining<Item>(...variants: Item[]): ArrayContaining<Item> {
  return { "pact:matcher:type": "arrayContains", variants, value: variants };
}
