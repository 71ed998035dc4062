import { getProjectCards } from "../support/actions/projectList.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";

test.describe("Reports", oneCountry, () => {
  test.use({ persona: "anna" });

  test("contain release, route and class of an uncaught error, and web vitals, but no data of the visitor", async ({
    page,
    world,
    browserErrors,
  }) => {
    browserErrors.expect(/Anna anna@example\.org/);
    // A host with PORTAL_REPORTS sends the header Server-Timing.
    await page.addInitScript(() => {
      Object.defineProperty(PerformanceNavigationTiming.prototype, "serverTiming", {
        get: () => [{ name: "reports", description: "1.2.3" }],
      });
    });
    await page.goto("/overview?from=mail");
    await expect(getProjectCards(page)).toHaveCount(10);
    const readReports = () => world.readJournal({ operation: "POST /reports" });
    await expect
      .poll(async () => {
        await page.evaluate(() => {
          setTimeout(() => {
            throw new TypeError("Anna anna@example.org");
          });
        });
        return (await readReports()).length;
      })
      .toBeGreaterThan(0);
    const [error] = await readReports();
    expect(error?.variables).toEqual({
      release: "1.2.3",
      reports: [{ type: "error", name: "TypeError", route: "/overview", frames: [] }],
    });

    await page.goto("about:blank");
    await expect.poll(async () => JSON.stringify(await readReports())).toContain('"web-vital"');
    const texts = JSON.stringify((await readReports()).map(({ variables }) => variables));
    for (const name of ["FCP", "TTFB"]) expect(texts).toContain(`"name":"${name}","route":"/overview"`);
    expect(texts).not.toMatch(/anna|@|eyJ/i);
  });
});
