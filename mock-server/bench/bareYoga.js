/** A minimal server for `{ runtimeConfig { country } }`, for comparison in the benchmark. */
import { createServer } from "node:http";
import { createSchema, createYoga } from "graphql-yoga";

const schema = createSchema({
  typeDefs: "type Query { runtimeConfig: RuntimeConfig } type RuntimeConfig { country: String }",
  resolvers: { Query: { runtimeConfig: () => ({ country: "DE" }) } },
});
createServer(createYoga({ schema })).listen(Number(process.argv[2]), "127.0.0.1");
