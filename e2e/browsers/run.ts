/**
 * `npm run e2e:browsers`: installs browsers, runs the core journeys in each, and prints a table browser × journey. Arguments
 * select browsers and journeys, for example `npm run e2e:browsers -- firefox webkit sign-out`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatTable } from "../../deploy/formatTable.ts";
import { planPdf } from "../support/actions/uploadFiles.ts";
import { getDefaultLocale } from "../support/config/countries.ts";
import { portalHost } from "../support/config/ports.ts";
import { createShownPopups } from "../support/fixtures/shownPopups.ts";
import { TestWorld } from "../support/fixtures/testWorld.ts";
import { createTranslate } from "../support/fixtures/texts.ts";
import { type TestedBrowser, testedBrowsers } from "./browsers.ts";
import type { Driver } from "./drivers/driver.ts";
import { type Journey, journeys } from "./journeys.ts";
import { Page } from "./page.ts";
import { startServers } from "./startServers.ts";

interface Outcome {
  mark: "✓" | "✗" | "–";
  reason?: string;
}

const selected = process.argv.slice(2);
const known = [...testedBrowsers, ...journeys].map(({ name }) => name);
const unknown = selected.filter((name) => !known.includes(name));
if (unknown.length > 0)
  throw new Error(
    `Expected names of browsers and journeys (${known.join(", ")}), got ${unknown.join(", ")}.`,
  );
const browsers = select(testedBrowsers);
const selectedJourneys = select(journeys);

const pdf = join(tmpdir(), `journeys-${process.pid}`, planPdf.name);
mkdirSync(join(pdf, ".."), { recursive: true });
writeFileSync(pdf, planPdf.buffer);

const stopServers = await startServers();
process.on("SIGINT", stopServers).on("SIGTERM", stopServers);
const rows: { title: string; outcomes: Outcome[] }[] = [];
try {
  for (const browser of browsers) rows.push(await runJourneys(browser));
} finally {
  await stopServers();
}
printTable();

/** The named ones, or all if none is named. */
function select<Named extends { name: string }>(all: readonly Named[]): readonly Named[] {
  const named = all.filter(({ name }) => selected.includes(name));
  return named.length > 0 ? named : all;
}

async function runJourneys({ name, launch }: TestedBrowser) {
  let driver: Driver;
  try {
    driver = await launch();
  } catch (error) {
    const reason = `It did not start: ${String(error)}`;
    return { title: name, outcomes: selectedJourneys.map((): Outcome => ({ mark: "✗", reason })) };
  }
  const outcomes: Outcome[] = [];
  for (const journey of selectedJourneys) {
    const outcome = await tryJourney(journey, driver);
    outcomes.push(outcome);
    process.stdout.write(`${outcome.mark} ${name} › ${journey.name} ${outcome.reason ?? ""}\n`);
  }
  const title = `${name} (${driver.version})`;
  await driver.close();
  return { title, outcomes };
}

async function tryJourney(journey: Journey, driver: Driver): Promise<Outcome> {
  if (journey.prints && !driver.print)
    return { mark: "–", reason: "The driver of this browser has no command to print." };
  try {
    await runJourney(journey, driver);
    return { mark: "✓" };
  } catch (error) {
    return { mark: "✗", reason: String(error) };
  }
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
    const items = [...origins.flatMap(({ localStorage }) => localStorage), createShownPopups()];
    for (const { name, value } of items)
      await page.evaluate(`localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)})`);
    await run({ page, t: createTranslate(getDefaultLocale(country)), world, files: { pdf } });
  } finally {
    await world.delete();
  }
}

/** The table, and below it why journeys failed or could not run. */
function printTable(): void {
  const header = ["browser", ...selectedJourneys.map((_, index) => `${index + 1}`)];
  const table = formatTable([
    header,
    ...rows.map(({ title, outcomes }) => [title, ...outcomes.map(({ mark }) => mark)]),
  ]);
  const legend = selectedJourneys.map(({ name }, index) => `${index + 1} ${name}`).join(" · ");
  const reasons = rows.flatMap(({ title, outcomes }) =>
    outcomes.flatMap(({ mark, reason }, index) =>
      reason ? [`${mark} ${title} › ${selectedJourneys[index]?.name}: ${reason}\n`] : [],
    ),
  );
  const text = `${table}\n\n${legend}\n\n${reasons.join("")}`;
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/browsers.txt", text);
  process.stdout.write(`\n${text}`);
  if (rows.some(({ outcomes }) => outcomes.some(({ mark }) => mark === "✗"))) process.exitCode = 1;
}
