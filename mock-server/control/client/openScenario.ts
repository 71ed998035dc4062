import { addFault, createShareLink, createWorld, readRecords, type WorldSummary } from "./controlApi.ts";
import { faultPresets } from "./faultPresets.ts";

export interface ScenarioRequest {
  country: string;
  scenario: string;
  parameters?: object | undefined;
  id?: string | undefined;
  /** Name of the preset whose faults the world gets. */
  faults?: string | undefined;
}

/** Creates a world by a scenario. */
export async function createScenarioWorld({ faults, ...request }: ScenarioRequest): Promise<WorldSummary> {
  const world = await createWorld(request);
  const preset = faultPresets.find(({ name }) => name === faults);
  for (const fault of preset?.faults ?? []) await addFault(world.id, fault);
  return world;
}

/** Where the portal opens. */
export type StartPage = "overview" | "project";

interface Visit {
  portalOrigin: string;
  /** Default: nobody. */
  persona?: string | undefined;
  start?: StartPage;
}

/** The URL at which the portal opens in a world. */
export async function createPortalUrl(
  world: WorldSummary,
  { portalOrigin, persona, start = "overview" }: Visit,
): Promise<string> {
  const path = start === "project" ? await findProjectPath(world) : "/overview";
  return createShareLink(world.id, { portalOrigin, persona, path });
}

async function findProjectPath({ id }: WorldSummary): Promise<string> {
  const [project] = (await readRecords(id, "projects")).records;
  return project ? `/project/${project["id"]}` : "/overview";
}

/** Origin of the portal in a country. */
export function getPortalOrigin(country: string, port: string | number): string {
  return `http://${country.toLowerCase()}.localhost${port === "" ? "" : `:${port}`}`;
}
