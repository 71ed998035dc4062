/**
 * Reads a copy of the body until `isEnough`, or to its end. The request itself stays unread. The copy does not pull the rest,
 * so that the service controls the speed of the upload.
 */
export async function readBodyStart(
  request: Request,
  isEnough: (bytes: Buffer) => boolean,
): Promise<Buffer<ArrayBuffer>> {
  const reader = request.clone().body?.getReader();
  let bytes = Buffer.alloc(0);
  try {
    while (reader && !isEnough(bytes)) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes = Buffer.concat([bytes, value]);
    }
  } catch {
    // The client disconnected. Reading the request fails with the same error.
  }
  // Not awaited, since this promise settles only with the request's own body.
  reader?.cancel().catch(() => undefined);
  return bytes;
}

/** Reads a copy of a whole body as text; undefined if the client disconnected. */
export async function readBodyText(request: Request): Promise<string | undefined> {
  try {
    return await request.clone().text();
  } catch {
    return undefined;
  }
}
