/** A stream of chunks with the given sizes in bytes. */
export function createStream(sizes: readonly number[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      for (const size of sizes) controller.enqueue(new Uint8Array(size).fill(120));
      controller.close();
    },
  });
}

/** An endless stream that counts the chunks read from it. */
export function createCountingStream(size: number) {
  let count = 0;
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      count += 1;
      controller.enqueue(new Uint8Array(size).fill(120));
    },
  });
  return { stream, getChunkCount: () => count };
}
