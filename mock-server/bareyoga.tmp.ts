import {createServer} from "node:http";
import {createSchema,createYoga} from "graphql-yoga";
createServer(createYoga({schema:createSchema({typeDefs:"type Query{runtimeConfig:R} type R{country:String}",resolvers:{Query:{runtimeConfig:()=>({country:"DE"})}}})})).listen(4999,"127.0.0.1");
