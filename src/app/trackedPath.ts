/** Parameters that open something to whoever has them. */
const secretParameters = ["token"];

/** A path as it may be tracked: secrets in it are replaced by the parameter's name. */
export function trackedPath(pathname: string, params: Readonly<Record<string, string | undefined>>): string {
  return secretParameters.reduce((path, name) => {
    const value = params[name];
    return value ? path.replace(encodeURIComponent(value), `:${name}`).replace(value, `:${name}`) : path;
  }, pathname);
}
