import type { Params } from "react-router-dom";
import { decodeUriComponent } from "#ui/decodeUriComponent.ts";

/** The parameters of a URL's path if it is that of a screen, found without the router, which loads later. */
export function getPathParams(path: string, pathname: string): Params | undefined {
  const match = createPathRegExp(path).exec(pathname);
  if (!match) return undefined;
  const params = Object.entries(match.groups ?? {}).map(([name, value]) => [
    name,
    value && decodeUriComponent(value),
  ]);
  return Object.fromEntries(params);
}

/** The regular expression of a screen's path. Its groups have the names of the parameters. */
export function createPathRegExp(path: string): RegExp {
  const source = path.replaceAll(/\/:(\w+)(\?)?/g, "(?:/(?<$1>[^/]+))$2").replace(/\/$/, "");
  return new RegExp(`^${source}/?$`, "i");
}
