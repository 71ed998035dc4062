import { buildASTSchema, parse, print } from "graphql";
import { expect, it } from "vitest";
import { normalizeSdl } from "./normalizeSdl.ts";

const exported = parse(`
  schema @link(url: "https://specs.example/v2") { query: ApiQuery mutation: ApiMutation }
  extend schema @link(url: "https://specs.example/federation")
  directive @cost(weight: String!) on FIELD_DEFINITION
  enum Policy { OWNERS }
  "All queries."
  type ApiQuery { order(id: UUID!, self: Boolean = true): Order @cost(weight: "10") @authorize(policy: OWNERS, roles: [Reader], apply: AFTER) _entities: [_Entity]! }
  union _Entity = Order
  scalar link__Import
  extend type ApiMutation @authorize { cancel(orderId: UUID!): Order! hint(orderId: UUID!, text: String): Order! }
  type Order @key(fields: "id") { id: UUID! placed: DateTime @deprecated root: ApiQuery }
  scalar DateTime @specifiedBy(url: "https://scalars.example/date-time")
`);
const extension = parse(`
  extend type Mutation { cancel(reason: String): Int! hint(text: Int, tone: String): Order! rate(orderId: ID!): Boolean! }
  extend type Query { help: Help order: Order }
  type Order { number: String }
  type Help { title: String! }
`);

it("normalizeSdl names root types, declares scalars, keeps the directives that the project reads, and adds the extension", () => {
  const sdl = normalizeSdl(exported, extension);
  expect(print(sdl)).toBe(
    print(
      parse(`
    enum Policy { OWNERS }
    "All queries."
    type Query { order(id: UUID!, self: Boolean = true): Order @authorize(policy: "OWNERS", roles: ["Reader"]) }
    type Mutation @authorize { cancel(orderId: UUID!, reason: String): Order! hint(orderId: UUID!, text: String): Order! }
    type Order { id: UUID! placed: DateTime @deprecated root: Query }
    scalar DateTime
    extend type Mutation { rate(orderId: ID!): Boolean! }
    extend type Query { help: Help }
    type Help { title: String! }
    directive @authorize(policy: String, roles: [String!]) repeatable on OBJECT | INTERFACE | FIELD_DEFINITION
    scalar UUID
  `),
    ),
  );
  expect(String(buildASTSchema(sdl).getMutationType())).toBe("Mutation");
});
