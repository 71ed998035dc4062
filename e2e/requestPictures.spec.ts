import { requestStatuses } from "../mock-server/world/requestStatuses.ts";
import { expectAccessible } from "./support/accessibility.ts";
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
      for (const [place, status] of requestStatuses.entries()) {
        await test.step(status, async () => {
          await page.goto(`/project/project-${index * requestStatuses.length + place + 1}`);
          const timeline = page.getByRole("region", { name: t("page.project.timeline.title") });
          await expect(timeline.getByRole("listitem").first()).toBeVisible();
          await expectPicture(timeline, `request-${flow}-${status}`);
          await expectAccessible(page, "#progress");
        });
      }
    });
  }
});
