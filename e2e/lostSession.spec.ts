import type { Page } from "@playwright/test";
import type { TestWorld } from "./support/control.ts";
import { oneCountry } from "./support/countries.ts";
import { readCredential } from "./support/credentials.ts";
import { moveClock } from "./support/moveClock.ts";
import { cards } from "./support/projectList.ts";
import { choosePersona, expectPortalAddress, signInAddress } from "./support/provider.ts";
import { expect, test } from "./support/world.ts";

interface Loss {
  how: string;
  /** What the browser says of it. */
  noise: RegExp[];
  bringAbout(page: Page, world: TestWorld): Promise<unknown>;
}

const refused = [/status of 400/];

const losses: Loss[] = [
  { how: "has expired", noise: [], bringAbout: (page, world) => moveClock(page, world, 25 * 3600) },
  {
    how: "was revoked",
    noise: refused,
    bringAbout: async (page, world) => {
      await world.revoke("clara");
      await moveClock(page, world, 2 * 3600);
    },
  },
  {
    how: "is of another policy",
    noise: refused,
    bringAbout: async (page, world) => {
      const code = "AADB2C90088";
      await world.addFault({ operation: "token", effect: { kind: "provider", code }, calls: 1 });
      await moveClock(page, world, 2 * 3600);
    },
  },
];

test.describe("A visitor", oneCountry, () => {
  test.use({ persona: "clara" });

  for (const { how, noise, bringAbout } of losses) {
    test(`whose refresh token ${how} is sent to sign in once and comes back to the exact address [R2.12] [R2.31] [R4.4]`, async ({
      page,
      context,
      world,
      problems,
    }) => {
      problems.expect(...noise);
      // The session check asks once more without a token.
      problems.allow(/status of 401/);
      const visits: string[] = [];
      page.on("framenavigated", (frame) => {
        if (signInAddress.test(frame.url())) visits.push(frame.url());
      });
      await bringAbout(page, world);
      await page.goto("/overview?sort=new#archive", { waitUntil: "commit" });
      await page.waitForURL(signInAddress);
      const { origins } = await context.storageState();
      const kept = origins.flatMap(({ localStorage }) => localStorage);
      expect(kept).toContainEqual({ name: "ad_backUrl", value: "/overview?sort=new#archive" });

      await choosePersona(page, "clara");
      await expectPortalAddress(page, "/overview?sort=new#archive");
      await expect(cards(page)).toHaveCount(1);
      expect(visits).toHaveLength(1);
    });
  }

  test("signs out while the provider is down: tokens gone, signed-out page shown [R2.21] [R7.61]", async ({
    page,
    world,
    problems,
    t,
  }) => {
    problems.expect(/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
    await page.goto("/overview");
    await expect(cards(page)).toHaveCount(1);
    await world.addFault({ service: "identity", effect: { kind: "reset" } });
    await page.getByRole("button", { name: t("app.signOut") }).click();
    await expectPortalAddress(page, "/logout");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.logout.title"));
    for (const name of ["idToken", "refreshToken", "profileInfo"]) {
      expect(await readCredential(page, name)).toBeNull();
    }
  });
});
