import { isRecord } from "#api/json.ts";
import { listErrorCodes, type Rule } from "../exchange.ts";

/**
 * A link to a customer's file works without a token, leads to a file of its size, and works neither with another signature, for
 * longer or for another file, nor after a mutation that removes the file.
 */
export const links: Rule = async ({ operation, answer, before, readRecords, follow }) => {
  const problems: string[] = [];
  const files = operation?.kind === "query" ? listFiles(answer.json) : [];
  for (const { link, size } of files) {
    const { status, content, headers } = await follow(link);
    const control = headers.get("cache-control") ?? "";
    if (/public|s-maxage/i.test(control)) problems.push(`${link} may be cached for others: ${control}`);
    if (status !== 200 || content.length !== (size ?? content.length))
      problems.push(`${link} leads to no file of ${size} bytes: HTTP ${status}, ${content.length} bytes`);
  }
  const dead = files.flatMap(({ link }) => forgeLinks(link, files));
  const isRemoval = operation?.kind === "mutation" && listErrorCodes(answer).length === 0;
  const after = isRemoval && before ? await readRecords() : undefined;
  for (const [place, link] of (after && before?.links) ?? []) if (!after?.links.has(place)) dead.push(link);
  for (const link of dead) if ((await follow(link)).status < 400) problems.push(`${link} works`);
  return files.length + dead.length > 0 ? problems : undefined;
};

/** Links with another signature or a later end, and with the query of another file. */
function forgeLinks(link: string, files: readonly { link: string }[]): string[] {
  const [path, query] = link.split("?");
  const others = files.filter((other) => other.link.split("?")[0] !== path);
  const changed = [
    link.replace(/[^=&]{4}$/, "aaaa"),
    link.replace(/(?<=[?&][\w-]*expires=)\d+/i, (end) => String(Number(end) + 1)),
  ];
  if (query === undefined) return [];
  return [
    ...changed.filter((it) => it !== link),
    ...others.map((other) => `${path}?${other.link.split("?")[1]}`),
  ];
}

/** The links of a response to files of a customer. */
function listFiles(json: unknown): { link: string; size: unknown }[] {
  if (Array.isArray(json)) return json.flatMap(listFiles);
  if (!isRecord(json)) return [];
  const link = json["link"] ?? json["invoiceFileUrl"];
  return typeof link === "string" ? [{ link, size: json["size"] }] : Object.values(json).flatMap(listFiles);
}
