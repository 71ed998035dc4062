import type { Page } from "@playwright/test";
import { textsFor } from "../mock-server/texts/textsFor.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { defaultLocaleOf, oneCountry } from "./support/countries.ts";
import { effects, type FaultName, inNoTime, noises, uploadFaults } from "./support/faultMatrix.ts";
import type { Translate } from "./support/texts.ts";
import { disguised, empty, infected, pdfOf, picture, plan, text } from "./support/uploads.ts";
import { expect, test } from "./support/world.ts";

const tenMegabytes = 10 * 1024 * 1024;
const address = "/project/project-1";

test.describe("A customer who adds files", oneCountry, () => {
  test.use({ persona: "clara", scenario: "request" });

  test.beforeEach(({ problems }) => problems.allow(...noises));

  test("is told of each that cannot be sent what is wrong with it, and the others arrive [R7.23]", async ({
    page,
    t,
    world,
  }) => {
    await page.goto(address);
    const files = section(page, t);
    await choose(page, [plan, text, empty, disguised, pdfOf("huge.pdf", tenMegabytes + 1), picture]);
    await expect(files.getByRole("link", { name: plan.name })).toBeVisible();
    await expect(files.getByRole("link", { name: picture.name })).toBeVisible();
    for (const [name, problem] of [
      [text.name, t("upload.problem.type")],
      [empty.name, t("upload.problem.empty")],
      [disguised.name, t("upload.problem.disguised")],
      ["huge.pdf", /10/],
    ] as const) {
      await expect(files.getByRole("listitem").filter({ hasText: name })).toContainText(problem);
    }
    expect(await world.calls({ operation: "UploadAttachment" }), "files that were sent").toHaveLength(2);
    await expectAccessible(page);
    await files.getByRole("button", { name: t("upload.remove", { name: text.name }) }).click();
    await expect(files.getByText(text.name)).toHaveCount(0);
  });

  test("reads at the file what the service says against it, a virus for example [R7.23]", async ({
    page,
    t,
    country,
  }) => {
    await page.goto(address);
    await choose(page, [infected, plan]);
    await expect(section(page, t).getByRole("link", { name: plan.name })).toBeVisible();
    await expect(section(page, t).getByRole("listitem").filter({ hasText: infected.name })).toContainText(
      textsFor(defaultLocaleOf(country)).virus(infected.name),
    );
  });

  test("sees how far a file is, and can stop it [R7.8] [R7.23]", async ({ page, t }) => {
    await page.goto(address);
    // By the browser: between it and the service, whole files fit into buffers.
    const line = await page.context().newCDPSession(page);
    const unlimited = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await line.send("Network.emulateNetworkConditions", { ...unlimited, uploadThroughput: 500_000 });
    await choose(page, [pdfOf("slow.pdf", tenMegabytes)]);
    const progress = page.getByRole("progressbar", { name: t("upload.progress", { name: "slow.pdf" }) });
    await expect.poll(async () => Number(await progress.getAttribute("value"))).toBeGreaterThan(0);
    await page.getByRole("button", { name: t("upload.cancel", { name: "slow.pdf" }) }).click();
    await expect(section(page, t).getByText("slow.pdf")).toHaveCount(0);
    await line.send("Network.emulateNetworkConditions", unlimited);
    await page.reload();
    await expect(page.getByText(t("page.project.attachments.none"))).toBeVisible();
  });

  test("is told where the connection was lost on the way, and sends the file again [R7.23]", async ({
    page,
    t,
    world,
  }) => {
    const recover = await world.addFault({
      operation: "UploadAttachment",
      effect: { kind: "cutUpload", afterBytes: tenMegabytes / 2 },
    });
    await page.goto(address);
    await choose(page, [pdfOf("long.pdf", tenMegabytes), plan]);
    const files = section(page, t);
    await expect(
      files.getByRole("link", { name: plan.name }),
      "one that fails leaves others alone",
    ).toBeVisible();
    const again = files.getByRole("button", { name: t("upload.retryOf", { name: "long.pdf" }) });
    await expect(again).toBeVisible();
    await expect(files.getByRole("listitem").filter({ hasText: "long.pdf" })).toContainText(
      t("upload.problem.lost.halfway").split(/[,.]/)[0]?.slice(0, 20) ?? "",
    );
    await recover();
    await again.click();
    await expect(files.getByRole("link", { name: "long.pdf" })).toBeVisible();
  });

  test("is told where a file fails in any way, and sends each again [R7.23]", async ({ page, t, world }) => {
    test.slow();
    await page.clock.install();
    await page.goto(address);
    const files = section(page, t);
    const nameOf = (fault: FaultName) => `${fault.replaceAll(" ", "-")}.pdf`;
    const retry = (fault: FaultName) =>
      files.getByRole("button", { name: t("upload.retryOf", { name: nameOf(fault) }) });
    for (const fault of uploadFaults) {
      await test.step(fault, async () => {
        const recover = await world.addFault({ operation: "UploadAttachment", effect: effects[fault] });
        await choose(page, [pdfOf(nameOf(fault), 2000)]);
        await inNoTime(page, fault, () => expect(retry(fault)).toBeVisible({ timeout: 500 }));
        await recover();
      });
    }
    for (const fault of uploadFaults) {
      await retry(fault).click();
      await expect(files.getByRole("link", { name: nameOf(fault) }).first()).toBeVisible();
    }
  });
});

test.describe("A request with two files, one with a hostile name,", oneCountry, () => {
  test.use({ persona: "clara", scenario: "request", parameters: { attachments: 2 } });

  test("shows both names as text and does nothing else with them [R7.15]", async ({ page, t }) => {
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(address);
    const files = section(page, t);
    await expect(files.getByRole("link")).toHaveCount(2);
    await expect(files).toContainText("<img src=x onerror=alert(1)>");
    await expect(files.locator("img")).toHaveCount(0);
    expect(dialogs).toEqual([]);
  });
});

test.describe("A request with ten files", oneCountry, () => {
  test.use({ persona: "clara", scenario: "request", parameters: { attachments: 10 } });

  test("takes no more until one is deleted [R7.23]", async ({ page, t }) => {
    await page.goto(address);
    const files = section(page, t);
    const full = files.getByText(t("page.project.attachments.full", { most: 10 }));
    await expect(full).toBeVisible();
    await files.getByRole("listitem").first().getByRole("button").click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("page.project.attachments.delete.confirm") })
      .click();
    await expect(full).toHaveCount(0);
    await choose(page, [plan, picture]);
    await expect(files.getByText(t("upload.surplus.title", { count: 1 }))).toBeVisible();
    await expect(files.getByRole("link", { name: plan.name })).toBeVisible();
    await expect(full).toBeVisible();
  });
});

function section(page: Page, t: Translate) {
  return page.getByRole("region", { name: t("page.project.attachments.title"), exact: true });
}

/** Chooses files as in the system's own dialog. */
async function choose(page: Page, chosen: readonly (typeof plan)[]): Promise<void> {
  await page.locator("input[type=file]").setInputFiles([...chosen]);
}
