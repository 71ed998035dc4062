import { getProjectCards } from "../support/actions/projectList.ts";
import { signIn } from "../support/actions/signIn.ts";
import { collectTokenForms } from "../support/browser/credentials.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";

const now = "2026-03-09T08:00:00Z";

test.describe("Visitor whose clock is a day fast", oneCountry, () => {
  test.use({ now });

  // By the visitor's clock, the id token has expired when it arrives.
  test("signs in and stays signed in", async ({ page, world }) => {
    await world.setIdTokenLifetime(300);
    await page.clock.install({ time: new Date(Date.parse(now) + 86_400_000) });
    const forms = collectTokenForms(page);
    await signIn(page, "clara");
    await expect(getProjectCards(page)).toHaveCount(1);

    await page.reload();
    await expect(getProjectCards(page)).toHaveCount(1);
    expect(forms.map((form) => form.get("grant_type"))).toEqual(["authorization_code"]);
  });
});
