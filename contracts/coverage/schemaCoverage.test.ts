import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { documentedCodes, rootFields, unreadFields } from "./schemaCoverage.ts";

const schema = buildSchema(`
  type Query { "A tree. Errors: \`NOT_FOUND\`; \`NO_SUCH_WOOD\` with the field \`wood\`." tree(id: ID!): Tree  woods: [Wood!] }
  type Mutation { "Not \`SO_BAD\`." fell(id: ID!): Boolean }
  interface Plant { name: String! age: Int }
  type Tree implements Plant { name: String! age: Int wood: Wood }
  type Wood { name: String! size: Int }
`);
const reading = `query Tree { tree(id: "1") { ...Known wood { __typename name } } }
  fragment Known on Tree { name }`;

describe("unreadFields", () => {
  it("finds the fields of each type that no document reads, through fragments", () => {
    expect(Object.fromEntries(unreadFields(schema, [reading]))).toEqual({
      Query: ["woods"],
      Mutation: ["fell"],
      Plant: ["name", "age"],
      Tree: ["age"],
      Wood: ["size"],
    });
  });

  it("leaves out types of which all is read", () => {
    const documents = [reading, "mutation Fell { fell(id: 1) }", "query Woods { woods { size } }"];
    expect([...unreadFields(schema, documents).keys()]).toEqual(["Plant", "Tree"]);
  });

  it("is not misled by documents for another service", () => {
    const others = "query Rooms { rooms { size } }";
    expect(unreadFields(schema, [reading, others]).get("Wood")).toEqual(["size"]);
  });
});

describe("rootFields", () => {
  const names = (document: string) => rootFields([schema], document).map(({ name }) => name);

  it("finds what a document asks for", () => {
    expect(names(reading)).toEqual(["tree"]);
    expect(names("mutation Fell { fell(id: 1) }")).toEqual(["fell"]);
  });

  it("finds nothing for a document that the schemas do not know", () => {
    expect(names("query Rooms { rooms { size } }")).toEqual([]);
  });
});

describe("documentedCodes", () => {
  it("reads codes, but neither fields nor what stands before them", () => {
    const codes = (document: string) => rootFields([schema], document).flatMap(documentedCodes);
    expect(codes(reading)).toEqual(["NOT_FOUND", "NO_SUCH_WOOD"]);
    expect(codes("mutation Fell { fell(id: 1) }")).toEqual([]);
  });
});
