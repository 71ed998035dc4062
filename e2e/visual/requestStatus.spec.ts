import { requestStatuses } from "../../mock-server/rules/requestStatuses.ts";
import { getOperationName } from "../support/browser/graphqlRequests.ts";
import { navigate } from "../support/browser/navigate.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expectAccessible } from "../support/expects/expectAccessible.ts";
import { expect, test } from "../support/fixtures/test.ts";
import { expectScreenshot } from "../support/visual/expectScreenshot.ts";
import { now } from "./screens/openScreen.ts";

/** In the order of the scenario's projects. */
const flows = ["DEFAULT", "SPP_INSTALLER", "SPP_TAGLYS"];

test.describe("Request timeline", oneCountry, () => {
  test.use({ persona: "anna", scenario: "everyFlow", now });

  for (const [index, flow] of flows.entries()) {
    test(`matches its screenshot and WCAG in each status of the flow ${flow}`, {
      tag: ["@R4.1", "@R4.2", "@R3.24"],
    }, async ({ page, t }) => {
      test.slow();
      await page.clock.setFixedTime(now);
      await page.goto("/faq");
      for (const [place, status] of requestStatuses.entries()) {
        await test.step(status, async () => {
          const response = page.waitForResponse((it) => getOperationName(it.request()) === "ShowRequest");
          await navigate(page, `/project/project-${index * requestStatuses.length + place + 1}`);
          await response;
          const timeline = page.getByRole("region", { name: t("page.project.timeline.title") });
          await expect(timeline.getByRole("listitem").first()).toBeVisible();
          await expectScreenshot(timeline, `request-${flow}-${status}`);
          await expectAccessible(page, "#progress");
        });
      }
    });
  }
});
