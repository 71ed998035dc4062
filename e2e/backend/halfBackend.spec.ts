import { contentSeeds } from "#mock-server/seeds/content/contentSeeds.ts";
import { startMockServer } from "#mock-server/server/startMockServer.ts";
import { startHalfBackend } from "#mock-server/testing/halfBackend.ts";
import { runProgram } from "#mock-server/testing/runProgram.ts";
import { getProjectCards } from "../support/actions/projectList.ts";
import { oneCountry } from "../support/config/countries.ts";
import { deployedPortal } from "../support/config/deployedPortal.ts";
import { portalHost, ports, reused } from "../support/config/ports.ts";
import { expect, test } from "../support/fixtures/smokeTest.ts";

const portal = `http://${portalHost("DE", ports.preview)}`;
const mocked = [
  ...["RuntimeConfig", "UnreadNotifications", "FaqContent", "DocumentContent", "BookmarkContent"].map(
    (operation) => ({ operation }),
  ),
  { path: "/api/*" },
];

test.describe("A backend with some of the operations", oneCountry, () => {
  test.skip(Boolean(deployedPortal) || reused === "start", "needs a build and servers of its own");

  test("shows a customer's projects beside data of the mock server, whose journal lists both kinds of requests", async ({
    page,
    t,
  }) => {
    // The console's script is bundled at its first request.
    test.slow();
    await using resources = new AsyncDisposableStack();
    const backend = await startHalfBackend();
    resources.defer(backend.close);
    const mock = await startMockServer({
      backend: backend.origin,
      mocks: mocked.map((target) => ({ ...target, effect: { kind: "mock" } })),
    });
    resources.defer(mock.close);
    const preview = runProgram(
      process.execPath,
      ["node_modules/vite/bin/vite.js", "preview", `--port=${ports.preview}`],
      {
        env: {
          PORTAL_BACKEND: mock.origin.replace("localhost", "127.0.0.1"),
          PORTAL_REGISTRATION_SERVICES: mock.origins.registration,
          PORTAL_SIGN_IN_PROVIDERS: mock.origins.identity,
        },
      },
    );
    resources.defer(preview.stop);
    await preview.waitForOutput(/Local/);

    await page.goto(`${portal}/overview`, { waitUntil: "commit" });
    await page.getByRole("button", { name: "clara", exact: true }).click();
    await expect(getProjectCards(page)).toHaveText([/Lindenweg 7/]);
    await page
      .getByRole("navigation")
      .getByRole("link", { name: t("app.navigation.faq") })
      .first()
      .click();
    await expect(page.getByText(String(contentSeeds.de.faq[0]?.question))).toBeVisible();

    await page.goto(`${mock.origin}/?world=de&tab=journal`);
    const rows = page.getByRole("main").getByRole("listitem");
    for (const name of ["Projects", "ShowAccount"])
      await expect(rows.filter({ hasText: name }).first()).toContainText("main-api, backend");
    await expect(rows.filter({ hasText: "FaqContent" })).not.toContainText("backend");
    for (const { headers } of backend.received) {
      expect(headers.get("authorization")).toMatch(/^Bearer /);
      expect(headers.get("cookie")).not.toContain("mock-world");
    }
  });
});
