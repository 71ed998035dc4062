import { decodeUriComponent } from "../../ui/decodeUriComponent.ts";

/** Route parameters that give access to data. */
const secretParameters = ["token"];

type Params = Readonly<Record<string, string | undefined>>;

/** Replaces each secret segment of a path by the parameter's name, such as `:token`, so that it can be tracked. */
export function redactPath(pathname: string, params: Params): string {
  return pathname
    .split("/")
    .map((segment) => findPlaceholder(segment, params) ?? segment)
    .join("/");
}

function findPlaceholder(segment: string, params: Params): string | undefined {
  // The router decodes the segments of a path unless one of them is invalid, but always reads "%2F" as a slash.
  const spellings = [segment, decodeUriComponent(segment)].map((spelling) => spelling.replaceAll("%2F", "/"));
  const name = secretParameters.find((secret) => params[secret] && spellings.includes(params[secret]));
  return name && `:${name}`;
}
