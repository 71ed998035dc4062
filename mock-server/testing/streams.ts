/** A stream of so many parts, each of so many bytes. */
export function streamOf(sizes: readonly number[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      for (const size of sizes) controller.enqueue(new Uint8Array(size).fill(120));
      controller.close();
    },
  });
}

/** A stream without an end that counts the parts it was asked for. */
export function countedStream(size: number) {
  let parts = 0;
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      parts += 1;
      controller.enqueue(new Uint8Array(size).fill(120));
    },
  });
  return { stream, parts: () => parts };
}
