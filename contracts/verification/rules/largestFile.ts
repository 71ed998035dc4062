import { asNewRequest, listErrorCodes, type Rule } from "../exchange.ts";

/** What the SDL allows a file to have, in megabytes of gateways, which count in thousands. */
const maxBytes = 10_000_000;

/** A service takes the largest file, too: the sent one, filled up. Tried once for each upload. */
export const largestFile: Rule = async ({ operation, sent, answer, send, isFirst }) => {
  const isUpload = sent.headers.get("content-type")?.startsWith("multipart/");
  if (!operation || !isUpload || listErrorCodes(answer).length > 0) return undefined;
  // No further file may be allowed.
  if (
    listErrorCodes(await send({ headers: asNewRequest })).length > 0 ||
    !isFirst(`largest file of ${operation.name}`)
  )
    return undefined;
  const end = sent.body.lastIndexOf("\r\n--");
  const filler = Buffer.alloc(maxBytes - sent.body.length);
  const codes = listErrorCodes(
    await send({
      headers: asNewRequest,
      body: Buffer.concat([sent.body.subarray(0, end), filler, sent.body.subarray(end)]),
    }),
  );
  return codes.map((code) => `${operation.field} refuses a file of 10 MB with ${code}`);
};
