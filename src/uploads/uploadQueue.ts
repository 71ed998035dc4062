import type { CheckedFile, FileErrorCode } from "./fileRules.ts";

/** The reason for a missing upload: a rule that the file breaks, or the error of the request. */
export type UploadError = { code: FileErrorCode | "limitReached" } | { cause: unknown };

export interface Upload {
  id: string;
  file: File;
  /** The form field to which the file belongs, or the window. */
  target?: string | undefined;
  /** A rejected file is not sent, or not again; a failed one can be retried. */
  state: "checking" | "shrinking" | "waiting" | "sending" | "rejected" | "failed" | "done";
  /** The share of the file that was sent, from 0 to 1. A failed upload keeps the share it reached. */
  progress: number;
  error?: UploadError;
}

type AddedFile = Pick<Upload, "id" | "file" | "target">;

export interface UploadQueue {
  items: readonly Upload[];
  /** Files of the last selection that exceed the capacity. */
  excessFiles: readonly File[];
}

/** `capacity` is the number of files that the service still accepts, without subtracting the queue. */
export type UploadAction =
  | { type: "added"; files: readonly AddedFile[] }
  | { type: "checked"; results: ReadonlyMap<string, CheckedFile>; capacity: number }
  | { type: "retried"; id: string; capacity: number }
  | { type: "progressed"; id: string; progress: number }
  | { type: "failed" | "refused"; id: string; error: UploadError }
  | { type: "shrinkingStarted" | "started" | "succeeded" | "removed"; id: string }
  | { type: "excessFilesDismissed" };

export const emptyQueue: UploadQueue = { items: [], excessFiles: [] };

const maxConcurrentUploads = 2;

/** The reducer of the queue. An action that does not fit the state of its upload, or whose upload is gone, is ignored. */
export function reduceUploadQueue(queue: UploadQueue, action: UploadAction): UploadQueue {
  switch (action.type) {
    case "added":
      return addFiles(queue, action.files);
    case "checked":
      return applyResults(queue, action.results, action.capacity);
    case "shrinkingStarted":
      return updateUpload(queue, action.id, "rejected", { state: "shrinking" });
    case "started":
      return updateUpload(queue, action.id, "waiting", { state: "sending", progress: 0 });
    case "progressed":
      return updateUpload(queue, action.id, "sending", {
        progress: Math.min(1, Math.max(0, action.progress)),
      });
    case "succeeded":
      return updateUpload(queue, action.id, "sending", { state: "done", progress: 1 });
    case "failed":
      return updateUpload(queue, action.id, "sending", { state: "failed", error: action.error });
    case "refused":
      return updateUpload(queue, action.id, "sending", { state: "rejected", error: action.error });
    case "retried":
      return getRemainingCapacity(queue, action.capacity) > 0
        ? updateUpload(queue, action.id, "failed", { state: "waiting", progress: 0 })
        : updateUpload(queue, action.id, "failed", { error: { code: "limitReached" } });
    case "removed":
      return { ...queue, items: queue.items.filter(({ id }) => id !== action.id) };
    case "excessFilesDismissed":
      return { ...queue, excessFiles: [] };
  }
}

/** The waiting uploads that can start now. */
export function getNextUploads({ items }: UploadQueue): Upload[] {
  const free = maxConcurrentUploads - items.filter(({ state }) => state === "sending").length;
  return items.filter(({ state }) => state === "waiting").slice(0, Math.max(0, free));
}

/** The capacity that remains beside the files that are waiting or being sent. */
export function getRemainingCapacity({ items }: Pick<UploadQueue, "items">, capacity: number): number {
  const pending = items.filter(({ state }) => state === "waiting" || state === "sending");
  return Math.max(0, capacity - pending.length);
}

function addFiles({ items }: UploadQueue, files: readonly AddedFile[]): UploadQueue {
  const added = files.map((file): Upload => ({ ...file, state: "checking", progress: 0 }));
  return { items: [...items.filter(({ state }) => state !== "done"), ...added], excessFiles: [] };
}

/** Only valid files count against the capacity, so that a rejected file does not displace a valid one. */
function applyResults(
  { items, excessFiles }: UploadQueue,
  results: ReadonlyMap<string, CheckedFile>,
  capacity: number,
): UploadQueue {
  let free = getRemainingCapacity({ items }, capacity);
  const kept: Upload[] = [];
  const excess = [...excessFiles];
  for (const item of items) {
    const result = results.get(item.id);
    if (!result || (item.state !== "checking" && item.state !== "shrinking")) kept.push(item);
    else if (result.error) {
      kept.push({ ...item, file: result.file, state: "rejected", error: { code: result.error } });
    } else if (free-- > 0) kept.push({ ...item, file: result.file, state: "waiting" });
    else excess.push(item.file);
  }
  return { items: kept, excessFiles: excess };
}

/** Updates an upload that is in the state `from`, and drops the error it had. */
function updateUpload(
  queue: UploadQueue,
  id: string,
  from: Upload["state"],
  changes: Partial<Omit<Upload, keyof AddedFile>>,
): UploadQueue {
  const isTarget = (item: Upload) => item.id === id && item.state === from;
  if (!queue.items.some(isTarget)) return queue;
  return {
    ...queue,
    items: queue.items.map((item) => {
      if (!isTarget(item)) return item;
      const { error: _, ...rest } = item;
      return { ...rest, ...changes };
    }),
  };
}
