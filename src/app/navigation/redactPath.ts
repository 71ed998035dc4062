import { secretParameter } from "#paths.ts";
import { decodeUriComponent } from "#ui/decodeUriComponent.ts";

type Params = Readonly<Record<string, string | undefined>>;

/** Replaces each secret segment of a path by the parameter's name, so that it can be tracked. */
export function redactPath(pathname: string, params: Params): string {
  const secret = params[secretParameter];
  if (!secret) return pathname;
  return pathname
    .split("/")
    .map((segment) => (isSpelling(segment, secret) ? `:${secretParameter}` : segment))
    .join("/");
}

/** The router decodes the segments of a path unless one of them is invalid, but always reads "%2F" as a slash. */
function isSpelling(segment: string, secret: string): boolean {
  return [segment, decodeUriComponent(segment)].some(
    (spelling) => spelling.replaceAll("%2F", "/") === secret,
  );
}
