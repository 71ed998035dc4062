import { createHash } from "node:crypto";
import { Hono } from "hono";
import { buildWorld } from "../../scenarios/buildWorld.ts";
import { createGraphQlEndpoint } from "../../services/graphql/endpoint.ts";
import { createSchema } from "../../services/graphql/schema.ts";
import { mainResolvers } from "../../services/main-api/mainResolvers.ts";
import { registrationResolvers } from "../../services/registration/registrationResolvers.ts";
import { restRoutes } from "../../services/rest/restRoutes.ts";
import { getTexts } from "../../texts/getTexts.ts";
import type { World } from "../../world/world.ts";
import type { PlantedDifference } from "./plantedDifferences.ts";

export const realToken = "real-id-token-8Zk2Qw";
export const realCookie = "session=5f2c9ab17e";

const origins = { registration: "https://registration.example.com", identity: "https://login.example.com" };
const schema = createSchema(["main", "registration"], [...mainResolvers, ...registrationResolvers]);

export interface Reality {
  app: Hono;
  world: World;
}

/** A real backend: another Yoga with other ids, other persons and the planted differences. */
export function createReality(planted: readonly PlantedDifference[]): Reality {
  const world = createRealWorld();
  const endpoint = createGraphQlEndpoint(schema, "real backend", "*");
  const texts = getTexts("de-DE");
  const app = new Hono();
  const getAccount = (authorization: string | undefined) =>
    authorization === `Bearer ${realToken}` ? (world.accounts[0] ?? null) : null;
  app.use(async (c, next) => {
    await next();
    c.header("set-cookie", `${realCookie}; HttpOnly`);
  });
  app.post("/graphql", async (c) => {
    const account = getAccount(c.req.header("authorization"));
    const context = {
      world,
      account,
      locale: "de-DE",
      texts,
      portalOrigin: "https://my.example.com",
      origins,
    };
    const operation = c.req.header("x-operation") ?? "";
    const response = await endpoint.fetch(c.req.raw, context);
    return plant(operation, response.status, await response.json());
  });
  app.get("/api/*", async (c) => {
    const routes = new Hono<{ Variables: object }>()
      .use(async (inner, next) => {
        const account = getAccount(c.req.header("authorization"));
        for (const [name, value] of Object.entries({ world, account, locale: "de-DE", texts })) {
          Reflect.apply(inner.set, inner, [name, value]);
        }
        await next();
      })
      .route("/api", restRoutes);
    const response = await routes.request(c.req.raw);
    return plant(`GET ${c.req.path}`, response.status, await response.json());
  });
  return { app, world };

  function plant(operation: string, status: number, body: unknown): Response {
    const response = { status, body };
    for (const difference of planted) if (difference.operation === operation) difference.plant(response);
    return Response.json(response.body, { status: response.status });
  }
}

/** Anna's data with ids, names and times as a real backend has them. */
function createRealWorld(): World {
  const world = buildWorld({ id: "real", country: "DE", scenario: "lists" });
  world.accounts = world.accounts.slice(0, 1);
  world.campaigns = buildWorld({ id: "campaigns", country: "DE", scenario: "campaigns" }).campaigns;
  const [customer] = world.accounts;
  if (!customer) throw new Error("The world has no account.");
  Object.assign(customer, {
    firstName: "Wilhelmine",
    lastName: "Quastenflosser",
    email: "w.quasten@post.example",
  });
  const records = [world.accounts, world.projects, world.requests, world.windows, world.notifications];
  for (const list of records) for (const record of list) hashIds(record);
  return world;
}

const idPattern =
  /^(account|customer-of|project|request|window|notification|attachment|configurator)-[\w-]+$/;

/** Replaces the mock server's ids in a record by hashes. */
function hashIds(record: object): void {
  for (const [key, value] of Object.entries(record)) {
    if (typeof value === "object" && value !== null) hashIds(value);
    else if (typeof value === "string" && idPattern.test(value)) Reflect.set(record, key, hash(value));
  }
}

function hash(id: string): string {
  return createHash("sha256").update(id).digest("hex").slice(0, 24);
}
