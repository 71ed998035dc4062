import { buildSchema, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { findUnreadFields } from "./findUnreadFields.ts";

const schema = buildSchema(`
  type Query { tree(id: ID!): Tree  woods: [Wood!] }
  type Mutation { fell(id: ID!): Boolean }
  interface Plant { name: String! age: Int }
  type Tree implements Plant { name: String! age: Int wood: Wood }
  type Wood { name: String! size: Int }
`);
const treeQuery = parse(`query Tree { tree(id: "1") { ...Known wood { __typename name } } }
  fragment Known on Tree { name }`);
const fellMutation = parse("mutation Fell { fell(id: 1) }");
const foreignQuery = parse("query Rooms { rooms { size } }");

describe("findUnreadFields", () => {
  it("finds the fields of each type that no document reads, fragments included", () => {
    expect(Object.fromEntries(findUnreadFields(schema, [treeQuery]))).toEqual({
      Query: ["woods"],
      Mutation: ["fell"],
      Plant: ["name", "age"],
      Tree: ["age"],
      Wood: ["size"],
    });
  });

  it("leaves out types whose fields are all read", () => {
    const documents = [treeQuery, fellMutation, parse("query Woods { woods { size } }")];
    expect([...findUnreadFields(schema, documents).keys()]).toEqual(["Plant", "Tree"]);
  });

  it("ignores documents of another service", () => {
    expect(findUnreadFields(schema, [treeQuery, foreignQuery]).get("Wood")).toEqual(["size"]);
  });

  it("counts what a document with unknown arguments and fields reads", () => {
    const document = parse("query Tree { tree(key: 1) { age height wood(of: 1) { size } } }");
    expect(findUnreadFields(schema, [document]).get("Tree")).toEqual(["name"]);
    expect(findUnreadFields(schema, [document]).get("Wood")).toEqual(["name"]);
  });
});
