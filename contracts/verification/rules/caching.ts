import type { Rule } from "../exchange.ts";

/** What holds a token or belongs to a customer must not be kept by a cache, nor come from one in place of another answer. */
export const caching: Rule = ({ sent, answer }) => {
  const isPersonal = sent.headers.has("authorization") || answer.headers.has("x-client-token");
  if (!isPersonal && !/"id_token"/.test(String(answer.content))) return undefined;
  const control = answer.headers.get("cache-control") ?? "";
  const isKept =
    /public|immutable|(s-maxage|max-age)=[1-9]/i.test(control) && !/no-store|no-cache/i.test(control);
  return isKept ? [`The response may be cached: Cache-Control: ${control}`] : [];
};
