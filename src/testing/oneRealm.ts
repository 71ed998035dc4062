/**
 * A browser has one kind of `Uint8Array`. Under jsdom there are two, and Web Crypto's is not the one that libraries
 * find: imported for its effect, this leaves them Node's alone.
 */
Object.assign(globalThis, {
  Uint8Array: Object.getPrototypeOf(Buffer),
  ArrayBuffer: Buffer.alloc(0).buffer.constructor,
});
