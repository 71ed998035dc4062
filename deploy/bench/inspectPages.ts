import { TestWorld } from "../../e2e/support/fixtures/testWorld.ts";
import { country, locale, portalOrigin, visitorPages } from "./measuredPages.ts";
import { openInspector } from "./openInspector.ts";
import { getMedianRun, type LighthouseResult } from "./report.ts";

/** A single run depends too much on what else the machine does. */
const runsPerPage = 5;

/**
 * Lighthouse's figures of a page without scripts, a page with React alone, the introduction for a visitor who is signed out,
 * and Anna's screens: of each the median of several runs, in turn.
 */
export async function inspectPages(): Promise<Record<string, LighthouseResult>> {
  const world = await TestWorld.create({ country });
  const anna = await world.storageState("anna");
  const visitor = await openInspector(await world.storageState(undefined), locale);
  const customer = await openInspector(anna, locale);
  const pages = [
    ...Object.entries(visitorPages).map(([name, url]) => ({ name, inspector: visitor, url })),
    { name: "overview", inspector: customer, url: `${portalOrigin}/overview` },
    { name: "project", inspector: customer, url: `${portalOrigin}/project/project-1` },
    { name: "window", inspector: customer, url: `${portalOrigin}/window/window-1` },
  ];
  const runs = new Map(pages.map(({ name }) => [name, [] as LighthouseResult[]]));
  for (let run = 0; run < runsPerPage; run++) {
    for (const { name, inspector, url } of pages) runs.get(name)?.push(await inspector.inspect(url));
  }
  await visitor.close();
  await customer.close();
  await world.delete();
  return Object.fromEntries([...runs].map(([name, results]) => [name, getMedianRun(results)]));
}
