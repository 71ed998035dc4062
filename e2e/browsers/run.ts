/**
 * `npm run e2e:browsers`: installs browsers, runs the core journeys in each, and prints a table browser × journey. Arguments
 * select browsers, for example `npm run e2e:browsers -- firefox webkit`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatTable } from "../../deploy/formatTable.ts";
import { planPdf } from "../support/actions/uploadFiles.ts";
import { getDefaultLocale } from "../support/config/countries.ts";
import { portalHost } from "../support/config/ports.ts";
import { TestWorld } from "../support/fixtures/testWorld.ts";
import { createTranslate } from "../support/fixtures/texts.ts";
import { type TestedBrowser, testedBrowsers } from "./browsers.ts";
import type { Driver } from "./drivers/driver.ts";
import { type Journey, journeys } from "./journeys.ts";
import { Page } from "./page.ts";
import { startServers } from "./startServers.ts";

const selected = process.argv.slice(2);
const unknown = selected.filter((name) => !testedBrowsers.some((browser) => browser.name === name));
if (unknown.length > 0)
  throw new Error(
    `Expected names of browsers (${testedBrowsers.map(({ name }) => name).join(", ")}), got ${unknown.join(", ")}.`,
  );
const browsers = testedBrowsers.filter(({ name }) => selected.length === 0 || selected.includes(name));

const pdf = join(tmpdir(), `journeys-${process.pid}`, planPdf.name);
mkdirSync(join(pdf, ".."), { recursive: true });
writeFileSync(pdf, planPdf.buffer);

const stopServers = await startServers();
process.on("SIGINT", stopServers).on("SIGTERM", stopServers);
const columns: { title: string; failures: Map<Journey, string>; possible: readonly Journey[] }[] = [];
try {
  for (const browser of browsers) columns.push(await runJourneys(browser));
} finally {
  await stopServers();
}
printTable();

async function runJourneys({ name, launch }: TestedBrowser) {
  const failures = new Map<Journey, string>();
  let driver: Driver;
  try {
    driver = await launch();
  } catch (error) {
    process.stdout.write(`✗ ${name} did not start: ${String(error)}\n`);
    for (const journey of journeys) failures.set(journey, String(error));
    return { title: name, failures, possible: journeys };
  }
  const possible = journeys.filter(({ prints }) => !prints || driver.print);
  for (const journey of possible) {
    try {
      await runJourney(journey, driver);
      process.stdout.write(`✓ ${name} › ${journey.name}\n`);
    } catch (error) {
      failures.set(journey, String(error));
      process.stdout.write(`✗ ${name} › ${journey.name}: ${String(error)}\n`);
    }
  }
  const title = `${name} (${driver.version})`;
  await driver.close();
  return { title, failures, possible };
}

/** Each journey has a world and a window of its own. */
async function runJourney(
  { country = "DE", scenario, parameters, persona, run }: Journey,
  driver: Driver,
): Promise<void> {
  const world = await TestWorld.create({
    country,
    ...(scenario && { scenario }),
    ...(parameters && { parameters }),
  });
  try {
    const page = new Page(driver, `http://${portalHost(country)}`);
    const { cookies, origins } = await world.storageState(persona);
    await driver.startSession();
    // A response without scripts, whose origin is the portal's.
    await page.goto("/api/auth/me");
    for (const { name, value } of cookies)
      await page.evaluate(`document.cookie = ${JSON.stringify(`${name}=${value}; path=/`)}`);
    const items = origins.flatMap(({ localStorage }) => localStorage);
    for (const { name, value } of items)
      await page.evaluate(`localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)})`);
    await page.evaluate(
      `localStorage.setItem("taglys.popups", JSON.stringify({ "campaign-1": Date.now() }))`,
    );
    await run({ page, t: createTranslate(getDefaultLocale(country)), world, files: { pdf } });
  } finally {
    await world.delete();
  }
}

function printTable(): void {
  const rows = columns.map(({ title, failures, possible }) => [
    title,
    ...journeys.map((journey) => (failures.has(journey) ? "✗" : possible.includes(journey) ? "✓" : "–")),
  ]);
  const header = ["browser", ...journeys.map((_, index) => `${index + 1}`)];
  const legend = journeys.map(({ name }, index) => `${index + 1} ${name}`).join(" · ");
  const table = `${formatTable([header, ...rows])}\n\n${legend}\n`;
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/browsers.txt", table);
  process.stdout.write(`\n${table}`);
  if (columns.some(({ failures }) => failures.size > 0)) process.exitCode = 1;
}
