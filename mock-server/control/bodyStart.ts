/** The beginning of a body, and the call as it was before that was read. */
export interface BodyStart {
  bytes: Buffer;
  request: Request;
}

/** What has been read of a body so far. */
interface ReadSoFar {
  size: number;
  /** All of it in one piece. */
  bytes(): Buffer;
}

/**
 * Reads a body until there is enough of it, or to its end, and not a part more: whoever answers the call sets the pace
 * of the rest. The request that was given cannot be read any longer, the one in the answer can.
 */
export async function readStart(
  request: Request,
  isEnough: (soFar: ReadSoFar) => boolean,
): Promise<BodyStart> {
  if (!request.body) return { bytes: Buffer.alloc(0), request };
  const reader = request.body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const soFar = { size: 0, bytes: () => Buffer.concat(parts) };
  try {
    while (!isEnough(soFar)) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      soFar.size += value.byteLength;
    }
  } catch {
    // The caller has gone; whoever reads on is told so.
  }
  const bytes = soFar.bytes();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const part = parts.shift();
        const { done, value } = part ? { done: false, value: part } : await reader.read();
        if (value) controller.enqueue(value);
        if (done) controller.close();
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return { bytes, request: withBody(request, body) };
}

/** The call with another body. */
export function withBody(request: Request, body: ReadableStream<Uint8Array<ArrayBuffer>>): Request {
  const { method, headers, signal } = request;
  // Node takes no stream without `duplex`.
  const init = { method, headers, signal, body, duplex: "half" };
  return new Request(request.url, init);
}

/**
 * Reads what nobody has read of a body, and throws it away. A caller that is answered while it still sends would be cut
 * off before it reads the answer.
 */
export async function discardRest(request: Request): Promise<void> {
  if (request.bodyUsed || !request.body) return;
  try {
    const reader = request.body.getReader();
    let part = await reader.read();
    while (!part.done) part = await reader.read();
  } catch {
    // The caller has gone.
  }
}
