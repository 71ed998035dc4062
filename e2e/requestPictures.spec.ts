import type { Page } from "@playwright/test";
import { requestStatuses } from "../mock-server/world/requestStatuses.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { operationOf } from "./support/calls.ts";
import { oneCountry } from "./support/countries.ts";
import { expectPicture } from "./support/pictures.ts";
import { expect, test } from "./support/world.ts";

const now = "2026-03-09T09:00:00Z";

/** In the order in which the scenario has them. */
const flows = ["DEFAULT", "SPP_INSTALLER", "SPP_TAGLYS"];

test.describe("Where a request stands", oneCountry, () => {
  test.use({ persona: "anna", scenario: "everyFlow", now });

  for (const [index, flow] of flows.entries()) {
    test(`can be seen and heard in each status of the flow ${flow} [R4.1] [R4.2] [R3.24]`, async ({
      page,
      t,
    }) => {
      test.slow();
      await page.clock.setFixedTime(now);
      await page.goto("/faq");
      for (const [place, status] of requestStatuses.entries()) {
        await test.step(status, async () => {
          const shown = page.waitForResponse((response) => operationOf(response.request()) === "ShowRequest");
          await visit(page, `/project/project-${index * requestStatuses.length + place + 1}`);
          await shown;
          const timeline = page.getByRole("region", { name: t("page.project.timeline.title") });
          await expect(timeline.getByRole("listitem").first()).toBeVisible();
          await expectPicture(timeline, `request-${flow}-${status}`);
          await expectAccessible(page, "#progress");
        });
      }
    });
  }
});

/** Goes to another address of the portal as its links do, without loading everything anew. */
async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState(null, "", target);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}
