import { Hono } from "hono";
import type { CampaignList, SessionCheck } from "../generated/rest.ts";
import type { CallVariables } from "../main-api/mainApiApp.ts";
import { checkAnswers } from "./checkAnswers.ts";

/** The two REST calls of `schema/rest/openapi.yaml`, below `/api`. */
export const restRoutes = new Hono<CallVariables>()
  .use(checkAnswers())
  .get("/auth/me", (c) => {
    const account = c.get("account");
    if (!account) return c.json({ message: c.get("texts").notSignedIn }, 401);
    return c.json({ data: { customerAccountId: account.id } } satisfies SessionCheck);
  })
  .get("/campaigns", (c) => c.json({ data: c.get("world").campaigns } satisfies CampaignList));
