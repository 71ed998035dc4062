import { Hono } from "hono";
import type { CampaignList, SessionCheck } from "#generated/rest.ts";
import { createBearerChallenge } from "../bearerChallenge.ts";
import type { RequestEnv } from "../requestContext.ts";

/** The operations of `schema/rest/openapi.yaml`, below `/api`. */
export const restRoutes = new Hono<RequestEnv>()
  .get("/auth/me", (c) => {
    const account = c.get("account");
    if (!account) return c.json({ message: c.get("texts").notSignedIn }, 401, createBearerChallenge());
    c.header("cache-control", "no-store");
    return c.json({ data: { customerAccountId: account.id } } satisfies SessionCheck);
  })
  .get("/campaigns", (c) => c.json({ data: c.get("world").campaigns } satisfies CampaignList));
