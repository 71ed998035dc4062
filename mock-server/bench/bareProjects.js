/** GraphQL Yoga with the SDL of the main API that responds with recorded data, for comparison in the benchmark. */
import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createSchema, createYoga } from "graphql-yoga";

const [port, file] = process.argv.slice(2);
const data = JSON.parse(readFileSync(String(file), "utf8"));
const folder = new URL("../../schema/main/", import.meta.url);
const typeDefs = globSync("*.graphql", { cwd: folder }).map((name) =>
  readFileSync(new URL(name, folder), "utf8"),
);
const schema = createSchema({ typeDefs, resolvers: { Query: { projects: () => data.projects } } });
createServer(createYoga({ schema })).listen(Number(port), "127.0.0.1");
