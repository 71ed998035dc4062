import { useEffect, useEffectEvent, useId, useReducer, useRef } from "react";
import { checkFile, maxFileBytes } from "./fileRules.ts";
import { isRefusedFile } from "./isRefusedFile.ts";
import { shrinkPhoto } from "./shrinkPhoto.ts";
import {
  emptyQueue,
  getNextUploads,
  getRemainingCapacity,
  reduceUploadQueue,
  type Upload,
} from "./uploadQueue.ts";

export interface UploadContext {
  /** Unique among all uploads, for use in an abort key. */
  id: string;
  signal: AbortSignal;
  onProgress(progress: number): void;
}

interface UploadsOptions {
  /** Sends one file; resolves once it has arrived. Without it files wait, as those of a form that is sent later. */
  upload?: ((file: File, context: UploadContext) => Promise<void>) | undefined;
  /** How many more files the service accepts. */
  capacity: number;
  onUploaded?: ((file: File) => void) | undefined;
}

export interface Uploads {
  items: readonly Upload[];
  /** Files of the last selection that exceed the capacity. */
  excessFiles: readonly File[];
  /** Whether a file is not yet sent, or not whole. */
  isPending: boolean;
  /** The capacity that remains beside the files that are waiting or being sent. */
  remainingCapacity: number;
  add(files: readonly File[], field?: string): void;
  retry(id: string): void;
  /** Makes a photo that is too big smaller, and adds it. */
  shrink(id: string): void;
  /** Removes a file from the list and aborts its request. */
  remove(id: string): void;
  dismissExcessFiles(): void;
}

const pendingStates: readonly Upload["state"][] = ["checking", "shrinking", "waiting", "sending"];

/** Checks and uploads files independently of each other. Unmounting aborts all uploads. */
export function useUploads({ upload, capacity, onUploaded }: UploadsOptions): Uploads {
  const [queue, dispatch] = useReducer(reduceUploadQueue, emptyQueue);
  const controllersRef = useRef(new Map<string, AbortController>());
  const nextIdRef = useRef(0);
  const idPrefix = useId();
  // Validation is asynchronous: the capacity at its end counts.
  const capacityRef = useRef(capacity);
  useEffect(() => {
    capacityRef.current = capacity;
  }, [capacity]);

  const start = useEffectEvent(async ({ id, file }: Upload) => {
    if (!upload) return;
    const controller = new AbortController();
    const { signal } = controller;
    controllersRef.current.set(id, controller);
    dispatch({ type: "started", id });
    const onProgress = (progress: number) => dispatch({ type: "progressed", id, progress });
    try {
      await upload(file, { id, signal, onProgress });
      if (signal.aborted) return;
      dispatch({ type: "succeeded", id });
      onUploaded?.(file);
    } catch (cause) {
      if (!signal.aborted) dispatch({ type: isRefusedFile(cause) ? "refused" : "failed", id, cause });
    } finally {
      if (controllersRef.current.get(id) === controller) controllersRef.current.delete(id);
    }
  });
  useEffect(() => {
    for (const next of getNextUploads(queue)) if (!controllersRef.current.has(next.id)) void start(next);
  }, [queue]);

  useEffect(() => {
    const controllers = controllersRef.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const add = async (files: readonly File[], field?: string) => {
    const added = files.map((file) => ({ id: `${idPrefix}${nextIdRef.current++}`, file, field }));
    dispatch({ type: "added", files: added });
    const results = await Promise.all(
      added.map(async ({ id, file }) => [id, await checkFile(file)] as const),
    );
    dispatch({ type: "checked", results: new Map(results), capacity: capacityRef.current });
  };
  const { items } = queue;
  const shrink = async (id: string) => {
    const file = items.find((item) => item.id === id)?.file;
    if (!file) return;
    dispatch({ type: "shrinkingStarted", id });
    const result = await shrinkPhoto(file, maxFileBytes).then(
      (smaller) => ({ file: smaller }),
      () => ({ file, error: "photoNotShrinkable" as const }),
    );
    dispatch({ type: "checked", results: new Map([[id, result]]), capacity: capacityRef.current });
  };
  const remove = (id: string) => {
    controllersRef.current.get(id)?.abort();
    dispatch({ type: "removed", id });
  };
  const retry = (id: string) => dispatch({ type: "retried", id, capacity: capacityRef.current });
  const dismissExcessFiles = () => dispatch({ type: "excessFilesDismissed" });

  return {
    ...queue,
    isPending: items.some(({ state }) => pendingStates.includes(state)),
    remainingCapacity: getRemainingCapacity(queue, capacity),
    add,
    retry,
    shrink,
    remove,
    dismissExcessFiles,
  };
}
