import type { FileProblem } from "./fileRules.ts";

/** What is wrong with an upload: a rule it breaks, how its sending ended, or the service's own words. */
export type UploadProblem = { kind: FileProblem | "lost" | "noRoom" | "unknown" } | { text: string };

/** A file on its way to a service. */
export interface Upload {
  id: string;
  file: File;
  /** Refused is what may not be sent at all; failed is what can be tried again. */
  state: "checking" | "waiting" | "sending" | "refused" | "failed" | "done";
  /** The share that has left: 0 to 1. What failed keeps how far it came. */
  progress: number;
  problem?: UploadProblem;
}

export interface UploadQueue {
  items: readonly Upload[];
  /** Files of the last choice that found no room. */
  surplus: readonly File[];
}

export type UploadEvent =
  | { type: "chosen"; files: readonly { id: string; file: File }[] }
  /** `room` is how many files the service still takes besides those it has. */
  | { type: "checked"; problems: ReadonlyMap<string, FileProblem | undefined>; room: number }
  | { type: "retried"; id: string; room: number }
  | { type: "progressed"; id: string; share: number }
  | { type: "failed"; id: string; problem: UploadProblem }
  | { type: "started" | "sent" | "removed"; id: string }
  | { type: "surplusRead" };

export const emptyQueue: UploadQueue = { items: [], surplus: [] };

/** How many files are sent at a time. */
const atOnce = 2;

/** What becomes of the queue by an event. Events that come too late, as for a file that is gone, change nothing. */
export function uploadQueue(queue: UploadQueue, event: UploadEvent): UploadQueue {
  switch (event.type) {
    case "chosen":
      return chosen(queue, event.files);
    case "checked":
      return checked(queue, event.problems, event.room);
    case "started":
      return changed(queue, event.id, "waiting", { state: "sending", progress: 0 });
    case "progressed":
      return changed(queue, event.id, "sending", { progress: Math.min(1, Math.max(0, event.share)) });
    case "sent":
      return changed(queue, event.id, "sending", { state: "done", progress: 1 });
    case "failed":
      return changed(queue, event.id, "sending", { state: "failed", problem: event.problem });
    case "retried":
      return roomLeft(queue, event.room) > 0
        ? changed(queue, event.id, "failed", { state: "waiting", progress: 0 })
        : changed(queue, event.id, "failed", { problem: { kind: "noRoom" } });
    case "removed":
      return { ...queue, items: queue.items.filter(({ id }) => id !== event.id) };
    case "surplusRead":
      return { ...queue, surplus: [] };
  }
}

/** What may be sent now. */
export function nextToSend({ items }: UploadQueue): Upload[] {
  const free = atOnce - items.filter(({ state }) => state === "sending").length;
  return items.filter(({ state }) => state === "waiting").slice(0, Math.max(0, free));
}

/** How many more files can be taken, of `room` that the service has. */
export function roomLeft({ items }: Pick<UploadQueue, "items">, room: number): number {
  const underWay = items.filter(({ state }) => state === "waiting" || state === "sending");
  return Math.max(0, room - underWay.length);
}

function chosen({ items }: UploadQueue, files: readonly { id: string; file: File }[]): UploadQueue {
  const added = files.map(({ id, file }): Upload => ({ id, file, state: "checking", progress: 0 }));
  // What is done is shown where it arrived; only what remains to be seen to stays here.
  return { items: [...items.filter(({ state }) => state !== "done"), ...added], surplus: [] };
}

/** Only what passed the check takes up room, so that a file of the wrong kind displaces none that is right. */
function checked(
  { items, surplus }: UploadQueue,
  problems: ReadonlyMap<string, FileProblem | undefined>,
  room: number,
): UploadQueue {
  let free = roomLeft({ items }, room);
  const kept: Upload[] = [];
  const left = [...surplus];
  for (const item of items) {
    const problem = problems.get(item.id);
    if (item.state !== "checking" || !problems.has(item.id)) kept.push(item);
    else if (problem) kept.push({ ...item, state: "refused", problem: { kind: problem } });
    else if (free-- > 0) kept.push({ ...item, state: "waiting" });
    else left.push(item.file);
  }
  return { items: kept, surplus: left };
}

function changed(
  queue: UploadQueue,
  id: string,
  from: Upload["state"],
  change: Partial<Omit<Upload, "id" | "file">>,
): UploadQueue {
  const isMeant = (item: Upload) => item.id === id && item.state === from;
  if (!queue.items.some(isMeant)) return queue;
  return { ...queue, items: queue.items.map((item) => (isMeant(item) ? withChange(item, change) : item)) };
}

function withChange({ problem: _, ...item }: Upload, change: Partial<Upload>): Upload {
  return { ...item, ...change };
}
