/** A part of a catalogue: what comes with the script, what comes with the overview of projects, and the rest. */
export type MessagePart = "first" | "overview" | "further";

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
  const order: MessagePart[] = ["first", "overview", "further"];
  const texts = new Set(code.match(/(?<=(["'`]))[\w.]+(?=\1)/g));
  return ids.filter((id) => texts.has(id) && order.indexOf(partOf(id)) > order.indexOf(part));
}
