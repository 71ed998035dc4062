import { expect, it } from "vitest";
import { textsOf } from "./documentModules.ts";

it("reads the documents of a generated file, each in one line", () => {
  const code = `
export class TypedDocumentString {}
export const ADocument = new TypedDocumentString(\`
    query A {
  a
}
    \`) as unknown as TypedDocumentString<A, B>;
export const FragmentDoc = new TypedDocumentString(\`
    fragment F on T {
  b
}
    \`, {"fragmentName":"F"}) as unknown as TypedDocumentString<C, D>;`;
  expect(textsOf(code)).toEqual([
    ["ADocument", "query A { a }"],
    ["FragmentDoc", "fragment F on T { b }"],
  ]);
});
