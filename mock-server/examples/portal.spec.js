// Run it in any repository that has Playwright: npx playwright test portal.spec.js
import { expect, test } from "@playwright/test";

const { CONTROL = "http://localhost:4000/control", PORTAL = "http://localhost:5173" } = process.env;

test("Clara sees her project", async ({ browser, request }) => {
  const data = { country: "DE", scenario: "request", owner: "test" };
  const { id, personas } = await (await request.post(`${CONTROL}/worlds`, { data })).json();
  const session = { data: { persona: "clara", portal: PORTAL } };
  const storageState = await (await request.post(`${CONTROL}/worlds/${id}/session`, session)).json();
  const page = await (await browser.newContext({ storageState })).newPage();
  await page.goto(`${PORTAL}/overview`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(personas[0].name.split(" ")[0]);
  await request.delete(`${CONTROL}/worlds/${id}`);
});
