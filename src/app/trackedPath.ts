/** Parameters that open something to whoever has them. */
const secretParameters = ["token"];

type Params = Readonly<Record<string, string | undefined>>;

/** A path as it may be tracked: each segment that is a secret gives way to the parameter's name. */
export function trackedPath(pathname: string, params: Params): string {
  return pathname
    .split("/")
    .map((segment) => standInFor(segment, params) ?? segment)
    .join("/");
}

function standInFor(segment: string, params: Params): string | undefined {
  // The router decodes segments, unless one of the path cannot be, and takes "%2F" for a slash even then.
  const spellings = [segment, decoded(segment)].map((spelling) => spelling.replaceAll("%2F", "/"));
  const name = secretParameters.find((secret) => params[secret] && spellings.includes(params[secret]));
  return name && `:${name}`;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
