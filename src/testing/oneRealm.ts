/**
 * A browser has one kind of `Uint8Array`. Under jsdom there are two, and Web Crypto's is not the one that libraries find.
 * Import this for its effect: it leaves only Node's.
 */
Object.assign(globalThis, {
  Uint8Array: Object.getPrototypeOf(Buffer),
  ArrayBuffer: Buffer.alloc(0).buffer.constructor,
});
