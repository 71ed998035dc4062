/** A catalogue's parts: what comes with the script, what comes with the overview of projects, and the rest. */
const messageParts = ["first", "overview", "further"] as const;

type MessagePart = (typeof messageParts)[number];

/** What the introduction shows, and who signs in or out: with errors, and with titles of tabs. */
const firstIds = /^(app\.|documentTitle$|page\.(introduction|logout|authorization)\.|page\.\w+\.metaTitle$)/;

/** What the overview shows besides, with the frame of all screens of customers. */
const overviewIds =
  /^(page\.projectList|registeredWindows|projectType|requestStatus|notifications|campaign|room|windowTitle)\./;

/** The part that a message is in. */
export function partOf(id: string): MessagePart {
  if (firstIds.test(id)) return "first";
  return overviewIds.test(id) ? "overview" : "further";
}

/** Ids that code uses although their messages come after a part. */
export function idsBeyond(part: MessagePart, code: string, ids: readonly string[]): string[] {
  const texts = new Set(code.match(/(?<=(["'`]))[\w.]+(?=\1)/g));
  return ids.filter((id) => texts.has(id) && messageParts.indexOf(partOf(id)) > messageParts.indexOf(part));
}
