import { requestStatuses } from "../../mock-server/rules/requestStatuses.ts";
import { navigate } from "../support/browser/navigate.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";
import { expectScreenshot } from "../support/visual/expectScreenshot.ts";
import { now } from "./screens/openScreen.ts";

/** In the order of the scenario's projects. */
const flows = ["DEFAULT", "SPP_INSTALLER", "SPP_TAGLYS"];

// Each flow in the status that has most to show; the stories of RequestTimeline have them all.
const status = "IN_CLARIFICATION";

test.describe("Request timeline", oneCountry, () => {
  test.use({ persona: "anna", scenario: "everyFlow", now });

  test("matches its screenshot in each flow", async ({ page, t }) => {
    await page.clock.setFixedTime(now);
    await page.goto("/faq");
    const timeline = page.getByRole("region", { name: t("page.project.timeline.title") });
    for (const [index, flow] of flows.entries()) {
      await test.step(flow, async () => {
        await expect(timeline).toBeHidden();
        const place = index * requestStatuses.length + requestStatuses.indexOf(status);
        await navigate(page, `/project/project-${place + 1}`);
        await expect(timeline.getByRole("listitem").first()).toBeVisible();
        await expectScreenshot(timeline, `request-${flow}-${status}`);
        await navigate(page, "/faq");
      });
    }
  });
});
