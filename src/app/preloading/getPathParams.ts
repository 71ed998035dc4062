import type { Params } from "react-router-dom";
import { decodeUriComponent } from "#ui/decodeUriComponent.ts";

/** The parameters of a URL's path if it is that of a screen, found without the router, which loads later. */
export function getPathParams(path: string, pathname: string): Params | undefined {
  const names = path.split("/");
  const values = pathname.replace(/\/$/, "").split("/");
  const isScreen = names.every((name, index) => {
    const value = values[index];
    return name.startsWith(":") ? value || name.endsWith("?") : name === value?.toLowerCase();
  });
  if (!isScreen || values.length > names.length) return undefined;
  const params = names.flatMap((name, index) => {
    const value = values[index];
    return name.startsWith(":") && value ? [[name.replaceAll(/\W/g, ""), decodeUriComponent(value)]] : [];
  });
  return Object.fromEntries(params);
}
