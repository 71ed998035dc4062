import type { Rule } from "../exchange.ts";

/** A cache must not keep a response with a token or a customer's data, nor serve one in place of another response. */
export const caching: Rule = ({ sent, answer }) => {
  const isPersonal = sent.headers.has("authorization") || answer.headers.has("x-client-token");
  if (!isPersonal && !/"id_token"/.test(String(answer.content))) return undefined;
  const control = answer.headers.get("cache-control") ?? "";
  const isKept =
    /public|immutable|(s-maxage|max-age)=[1-9]/i.test(control) && !/no-store|no-cache/i.test(control);
  return isKept ? [`The response may be cached: Cache-Control: ${control}`] : [];
};
