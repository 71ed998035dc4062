import { parseResponse } from "hono/client";
import { routes } from "./control.ts";

export function getPortalOrigin(country: string, port: string | number): string {
  return `http://${country.toLowerCase()}.localhost${port === "" ? "" : `:${port}`}`;
}

/** Creates a link to a page of the portal in a world, signed in as the persona if there is one. */
export async function createPortalUrl(id: string, portal: string, path: string, persona: string | undefined) {
  return (await parseResponse(routes.share.$get({ param: { id }, query: { portal, path, persona } }))).url;
}

/** The path of a world's first project, or of the overview if there is none. */
export async function findProjectPath(id: string): Promise<string> {
  const { records } = await parseResponse(routes.records.$get({ param: { id }, query: {} }));
  const [project] = records;
  return project ? `/project/${project["id"]}` : "/overview";
}
