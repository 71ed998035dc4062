import type { WorldSummary } from "../../client/controlApi.ts";
import { createPortalUrl, createScenarioWorld, getPortalOrigin } from "../../client/openScenario.ts";
import type { ScenarioVisit } from "../../client/ScenarioForm.tsx";
import type { ConsoleSettings } from "../consolePage.ts";

type Targets = Pick<ConsoleSettings, "portalPort">;

/** Opens the portal in a world, in a new tab. */
export async function openPortal(
  world: WorldSummary,
  { portalPort }: Targets,
  persona?: string,
): Promise<void> {
  const portalOrigin = getPortalOrigin(world.country, portalPort);
  await openUrl(createPortalUrl(world, { portalOrigin, persona }));
}

/** Creates a world by a scenario and opens the portal in it, in a new tab. */
export async function openScenario(
  { request, isSignedIn, start }: ScenarioVisit,
  { portalPort }: Targets,
): Promise<WorldSummary> {
  const creating = createScenarioWorld(request);
  const createUrl = async () => {
    const world = await creating;
    const persona = isSignedIn ? world.personas[0]?.persona : undefined;
    return createPortalUrl(world, {
      portalOrigin: getPortalOrigin(world.country, portalPort),
      persona,
      start,
    });
  };
  await openUrl(createUrl());
  return creating;
}

/** Opens the tab before the URL is known: browsers block those that open long after a click. */
async function openUrl(url: Promise<string>): Promise<void> {
  const tab = open("about:blank");
  try {
    const resolved = await url;
    if (tab) tab.location.replace(resolved);
    else location.assign(resolved);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
