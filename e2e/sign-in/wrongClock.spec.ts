import { getProjectCards } from "../support/actions/projectList.ts";
import { signIn } from "../support/actions/signIn.ts";
import { collectTokenForms, readCredential } from "../support/browser/credentials.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";

const now = "2026-03-09T08:00:00Z";
const minute = 60_000;

test.describe("Visitor whose clock is wrong", oneCountry, () => {
  test.use({ now });

  for (const { clock, difference } of [
    { clock: "40 seconds slow", difference: -40_000 },
    { clock: "10 minutes slow", difference: -10 * minute },
    { clock: "10 minutes fast", difference: 10 * minute },
  ]) {
    test(`signs in and stays signed in with a clock that is ${clock}`, {
      tag: ["@R4.4", "@R4.6", "@R7.63"],
    }, async ({ page, world }) => {
      const idTokenSeconds = 300;
      await world.configureProvider({ idTokenSeconds });
      await page.clock.install({ time: new Date(Date.parse(now) + difference) });
      const forms = collectTokenForms(page);
      await signIn(page, "clara");
      await expect(getProjectCards(page)).toHaveCount(1);

      const expiresAt = Number(await readCredential(page, "idTokenExpiresAt"));
      const deviation = expiresAt - (Date.parse(now) / 1000 + idTokenSeconds);
      expect(deviation, "the expiry by the server's clock").toBeGreaterThanOrEqual(-10);
      expect(deviation, "the expiry by the server's clock").toBeLessThanOrEqual(30);

      await page.reload();
      await expect(getProjectCards(page)).toHaveCount(1);
      expect(forms.map((form) => form.get("grant_type"))).toEqual(["authorization_code"]);
    });
  }
});
