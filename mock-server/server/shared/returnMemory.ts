import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const delayMs = 2000;
/** Fewer requests leave too little behind to be worth the pause. */
const minRequests = 1000;

export interface MemoryReturner {
  /** To be called when worlds were deleted. */
  afterDeletion(): void;
  /** To be called after each request. */
  afterRequest(): void;
}

/**
 * Returns memory to the system soon after worlds were deleted, and when no request has come for a while after many. By
 * itself, Node keeps the memory of a server that has nothing to do.
 */
export function createMemoryReturner(collect: () => void = collectGarbage): MemoryReturner {
  let timer: NodeJS.Timeout | undefined;
  let requestCount = 0;
  const run = () => {
    timer = undefined;
    requestCount = 0;
    collect();
  };
  const collectLater = () => {
    timer = timer?.refresh() ?? setTimeout(run, delayMs).unref();
  };
  return {
    afterDeletion: collectLater,
    afterRequest: () => {
      requestCount += 1;
      if (requestCount >= minRequests) collectLater();
    },
  };
}

function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")({ type: "major", execution: "sync", flavor: "last-resort" });
}
