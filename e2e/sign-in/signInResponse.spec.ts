import { getProjectCards } from "../support/actions/projectList.ts";
import { expectPortalUrl, signIn } from "../support/actions/signIn.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";

test.describe("Return from the sign-in provider", oneCountry, () => {
  test.beforeEach(({ browserErrors }) => browserErrors.expect(/The sign-in failed/));

  test("exchanges a code only once; a second use leads to the list, or to an error after a sign-out", async ({
    page,
    world,
    t,
  }) => {
    const responseUrls: string[] = [];
    page.on("framenavigated", (frame) => {
      if (frame.url().includes("/authorization#")) responseUrls.push(frame.url());
    });
    await signIn(page, "clara");
    await expect(getProjectCards(page)).toHaveCount(1);
    const [responseUrl = ""] = responseUrls;
    expect(responseUrl).toMatch(/[#&]code=/);
    await page.goto(responseUrl);
    await expectPortalUrl(page, "/overview");
    await expect(getProjectCards(page)).toHaveCount(1);

    await page.evaluate(() => localStorage.clear());
    await page.goto(responseUrl);
    await expect(page.getByText(t("error.signIn.used"))).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.authorization.failed.title"));
    await expectPortalUrl(page, "/authorization");
    expect(await world.readJournal({ operation: "token" })).toHaveLength(1);
  });
});
