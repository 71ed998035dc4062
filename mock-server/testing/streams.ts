/** A stream of chunks with the given sizes in bytes. */
export function createStream(sizes: readonly number[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      for (const size of sizes) controller.enqueue(new Uint8Array(size).fill(120));
      controller.close();
    },
  });
}
