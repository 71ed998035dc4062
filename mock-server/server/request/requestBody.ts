interface BodyStart {
  bytes: Buffer;
  /** The same request with its whole body unread. */
  request: Request;
}

export interface BodyText {
  /** Undefined if the client disconnected. */
  text: string | undefined;
  /** The same request unread. */
  request: Request;
}

interface ReadProgress {
  size: number;
  /** All bytes read so far. */
  bytes(): Buffer;
}

/**
 * Reads a body until `isEnough`, or to its end. Nothing beyond that is read, so that the service keeps control of how fast
 * the rest arrives. The given request can no longer be read; the returned one can.
 */
export async function readBodyStart(
  request: Request,
  isEnough: (progress: ReadProgress) => boolean,
): Promise<BodyStart> {
  if (!request.body) return { bytes: Buffer.alloc(0), request };
  const reader = request.body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const progress = { size: 0, bytes: () => Buffer.concat(chunks) };
  try {
    while (!isEnough(progress)) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      progress.size += value.byteLength;
    }
  } catch {
    // The client disconnected. Reading the returned request fails with the same error.
  }
  const bytes = progress.bytes();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const chunk = chunks.shift();
        const { done, value } = chunk ? { done: false, value: chunk } : await reader.read();
        if (value) controller.enqueue(value);
        if (done) controller.close();
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return { bytes, request: replaceRequestBody(request, body) };
}

/** Reads a whole body as text. The given request can no longer be read; the returned one can. */
export async function readBodyText(request: Request): Promise<BodyText> {
  try {
    const text = await request.text();
    return { text, request: replaceRequestBody(request, text) };
  } catch {
    // Reading the returned request fails too.
    return { text: undefined, request };
  }
}

export function replaceRequestBody(
  request: Request,
  body: string | ReadableStream<Uint8Array<ArrayBuffer>>,
): Request {
  const { method, headers, signal } = request;
  // Node accepts a stream only with `duplex`, which is missing in the type of RequestInit.
  const init = { method, headers, signal, body, duplex: "half" };
  return new Request(request.url, init);
}

/**
 * Reads the unread rest of a body and discards it. Without that, Node closes the connection of a client that is still
 * sending, before the client reads the response.
 */
export async function drainBody(request: Request): Promise<void> {
  if (request.bodyUsed || !request.body) return;
  try {
    const reader = request.body.getReader();
    let chunk = await reader.read();
    while (!chunk.done) chunk = await reader.read();
  } catch {
    // The client disconnected.
  }
}
