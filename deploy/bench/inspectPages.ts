import { portalHost, ports } from "../../e2e/support/config/ports.ts";
import { TestWorld } from "../../e2e/support/fixtures/testWorld.ts";
import { openInspector } from "./openInspector.ts";
import { getMedianRun, type LighthouseResult } from "./report.ts";

/** A country without a tag manager, whose scripts would distort the figures. */
const country = "DK";
const locale = "da";

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
  const portal = `http://${portalHost(country)}`;
  const pages = [
    { name: "static page", inspector: visitor, url: `http://localhost:${ports.preview}/` },
    { name: "bare React page", inspector: visitor, url: `http://localhost:${ports.development}/` },
    { name: "introduction", inspector: visitor, url: `${portal}/` },
    { name: "overview", inspector: customer, url: `${portal}/overview` },
    { name: "project", inspector: customer, url: `${portal}/project/project-1` },
    { name: "window", inspector: customer, url: `${portal}/window/window-1` },
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
