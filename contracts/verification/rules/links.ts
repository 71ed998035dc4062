import { isRecord } from "#api/json.ts";
import type { Rule } from "../exchange.ts";

/** A link to a customer's file works without a token, leads to a file of its size, and does not work with another signature. */
export const links: Rule = async ({ operation, answer, follow }) => {
  const files = operation?.kind === "query" ? listFiles(answer.json) : [];
  if (files.length === 0) return undefined;
  const problems: string[] = [];
  for (const { link, size } of files) {
    const [file, forged] = [await follow(link), await follow(link.replace(/[^=&]{4}$/, "aaaa"))];
    if (file.status !== 200 || file.content.length !== (size ?? file.content.length))
      problems.push(
        `${link} leads to no file of ${size} bytes: HTTP ${file.status}, ${file.content.length} bytes`,
      );
    if (forged.status < 400) problems.push(`${link} works with another signature, too`);
  }
  return problems;
};

/** The links of a response that hold a signature. */
function listFiles(json: unknown): { link: string; size: unknown }[] {
  if (Array.isArray(json)) return json.flatMap(listFiles);
  if (!isRecord(json)) return [];
  const link = json["link"] ?? json["invoiceFileUrl"];
  return typeof link === "string" && link.includes("?")
    ? [{ link, size: json["size"] }]
    : Object.values(json).flatMap(listFiles);
}
