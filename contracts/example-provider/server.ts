import { readdirSync, readFileSync } from "node:fs";
import { ApolloServer, HeaderMap } from "@apollo/server";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { campaign } from "./campaigns.ts";
import { checkClientToken } from "./clientTokens.ts";
import { type Context, createContext } from "./context.ts";
import { readGraphQlRequest } from "./readGraphQlRequest.ts";
import { resolvers } from "./resolvers.ts";
import { setUpState } from "./stateEndpoint.ts";
import { createStore } from "./store.ts";

export interface ExampleProvider {
  origin: string;
  close(): Promise<void>;
}

const schemaFolder = new URL("../../schema/main/", import.meta.url);

/**
 * Starts a provider of the main API that shares nothing with the mock backend but the SDL. It is an example for backend
 * teams: what the pacts need of a provider, and how it sets up their states at `/pact-states`.
 */
export async function startExampleProvider(port = 0): Promise<ExampleProvider> {
  const typeDefs = readdirSync(schemaFolder).map((file) => readFileSync(new URL(file, schemaFolder), "utf8"));
  const apollo = new ApolloServer<Context>({
    typeDefs,
    resolvers,
    // A header that the portal sends and that other sites cannot.
    csrfPrevention: { requestHeaders: ["x-taglys-locale"] },
  });
  await apollo.start();
  let store = createStore("DE");

  const app = new Hono();
  app.use("/graphql", checkClientToken());
  app.use("/api/*", checkClientToken());
  app.post("/pact-states", async (c) => {
    const body = await c.req.json();
    if (body.action === "teardown") return c.json({});
    const state = await setUpState(body);
    store = state.store;
    return c.json(state.values);
  });
  app.post("/graphql", async (c) => {
    const headers = new HeaderMap(c.req.raw.headers);
    const {
      status,
      body,
      headers: responseHeaders,
    } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: "POST",
        headers,
        search: "",
        body: await readGraphQlRequest(c.req.raw),
      },
      context: async () => createContext(store, c.req.raw.headers),
    });
    return new Response(body.kind === "complete" ? body.string : null, {
      status: status ?? 200,
      headers: [...responseHeaders],
    });
  });
  app.get("/api/auth/me", (c) => {
    const { account } = createContext(store, c.req.raw.headers);
    if (!account) return c.json({ message: "The id token is missing or has expired." }, 401);
    return c.json({ data: { customerAccountId: account.id } });
  });
  app.get("/api/campaigns", (c) => c.json({ data: store.hasCampaigns ? [campaign] : [] }));

  const server = serve({ fetch: app.fetch, port, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The provider has no port.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      await apollo.stop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

if (import.meta.main) {
  const { origin } = await startExampleProvider();
  console.log(
    `npm run contracts:verify -- --provider main-api --url ${origin} --states-url ${origin}/pact-states`,
  );
}
