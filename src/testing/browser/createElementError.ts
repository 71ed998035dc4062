const maxLines = 10;
const maxLineLength = 400;

/**
 * The error of a query that finds no element, or several. testing-library would add hundreds of lines: the whole document and
 * the markup of all elements with a role. This lists the roles and accessible names, else the page's text.
 */
export function createElementError(message: string | null, container: Element): Error {
  const [summary = "", ...details] = (message ?? "").split("\n");
  const roles: string[] = [];
  for (const line of details) {
    const [, role, name] = /^ {2}-*(?:(\w+):|Name (".+"):)$/.exec(line) ?? [];
    if (role) roles.push(`${role}:`);
    if (name) roles.push(`${roles.pop()} ${name}`);
  }
  const text = container.innerHTML.replaceAll(/<style.*?<\/style>|<[^>]*>|\s+/gs, " ").replaceAll(/ +/g, " ");
  const found = roles.length > 0 ? roles : [`The page says:${text}`];
  const lines = [summary, ...found].map((line) => line.slice(0, maxLineLength));
  const error = new Error(
    [...lines.slice(0, maxLines), ...(lines.length > maxLines ? ["…"] : [])].join("\n"),
  );
  error.name = "TestingLibraryElementError";
  return error;
}
