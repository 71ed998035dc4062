import type { Rule } from "../exchange.ts";

/** A link to a customer's file works without a token, but not with another signature. Checks once per query. */
export const links: Rule = async ({ operation, answer, send, isFirst }) => {
  const [, link] = /"(?:link|invoiceFileUrl)":"(\/[^"]+\?[^"]+)"/.exec(String(answer.content)) ?? [];
  if (!operation || link === undefined || !isFirst(`links of ${operation.name}`)) return undefined;
  const follow = (path: string) => send({ path, method: "GET", headers: { authorization: undefined } });
  const [file, forged] = [await follow(link), await follow(link.replace(/[^=&]{4}$/, "aaaa"))];
  return [
    ...(file.status === 200 && file.content.length > 0
      ? []
      : [`${link} leads to no file: HTTP ${file.status}`]),
    ...(forged.status >= 400 ? [] : [`${link} works with another signature, too`]),
  ];
};
