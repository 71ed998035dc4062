import { asNewRequest, listErrorCodes, type Rule } from "../exchange.ts";

/** The SDL's limit in bytes. Gateways count a megabyte as a million bytes. */
const maxBytes = 10_000_000;

/** A service accepts a file of the largest permitted size. Repeats each upload once with a file of that size. */
export const largestFile: Rule = async ({ operation, sent, answer, send, isFirst }) => {
  const isUpload = sent.headers.get("content-type")?.startsWith("multipart/");
  if (!operation || !isUpload || listErrorCodes(answer).length > 0) return undefined;
  // The service may allow no further file.
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
