import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const delayMs = 2000;

/**
 * Returns a function that gives memory back to the system soon after worlds were deleted. By itself, Node keeps the memory
 * of a server that has nothing to do.
 */
export function createMemoryReturner(collect: () => void = collectGarbage): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(collect, delayMs).unref();
  };
}

function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")({ type: "major", execution: "sync", flavor: "last-resort" });
}
