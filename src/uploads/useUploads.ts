import { useEffect, useState, useSyncExternalStore } from "react";
import { useAuthState, useSession } from "../session/useSession.ts";
import { readStoredTexts, removeStorage, writeStorage } from "../storage/storage.ts";
import { checkFile, maxFileBytes } from "./fileRules.ts";
import { isRefusedFile } from "./isRefusedFile.ts";
import { shrinkPhoto } from "./shrinkPhoto.ts";
import {
  emptyQueue,
  getNextUploads,
  reduceUploadQueue,
  type Upload,
  type UploadAction,
  type UploadQueue,
} from "./uploadQueue.ts";

export interface UploadContext extends Pick<Upload, "target"> {
  /** An id that is unique among all uploads, for use in an abort key. */
  id: string;
  signal: AbortSignal;
  onProgress(progress: number): void;
}

/** Only the options of the first render count. */
export interface UploadsOptions {
  /** The owner of the files, such as `attachments request-1`. */
  scope: string;
  /** Sends one file; resolves once it has arrived. Without this option, files wait until a form sends them. */
  upload?(file: File, context: UploadContext): Promise<unknown>;
  /** The number of files that the service still accepts; by default any number. */
  getCapacity?(): number;
  onUploaded?(): void;
  /** Keeps the uploads going when the component is unmounted, which aborts them otherwise. */
  continuesAfterUnmount?: boolean;
}

export interface Uploads extends UploadQueue {
  /** Whether a file is still unsent or only partly sent. */
  isPending: boolean;
  /** The names of files that a sign-in interrupted, or a reload if a form sends the files later. */
  interruptedNames: readonly string[];
  add(files: readonly File[], target?: string): void;
  retry(id: string): void;
  /** Shrinks a photo that is too big, and adds it. */
  shrink(id: string): void;
  /** Removes a file from the list and aborts its request. */
  remove(id: string): void;
  dismissExcessFiles(): void;
  dismissInterrupted(): void;
}

const pendingStates: readonly Upload["state"][] = ["checking", "shrinking", "waiting", "sending"];

/** Checks and uploads files independently of each other. */
export function useUploads(options: UploadsOptions): Uploads {
  const [{ subscribe, getQueue, ...actions }] = useState(() => createUploads(options));
  const queue = useSyncExternalStore(subscribe, getQueue);
  return {
    ...queue,
    ...useInterruptedNames(options, queue),
    isPending: queue.items.some(({ state }) => pendingStates.includes(state)),
    ...actions,
  };
}

/** A page loses its files when it unloads; the tab keeps the names of unsent ones. */
function useInterruptedNames({ scope, upload }: UploadsOptions, { items }: UploadQueue) {
  const { credentials } = useSession();
  const { justAuthorized } = useAuthState();
  const key = `taglys.account.files ${scope}`;
  const [interruptedNames, setNames] = useState(() =>
    justAuthorized || !upload ? readStoredTexts("sessionStorage", key) : [],
  );
  const isUnsent = ({ state }: Upload) => state === "failed" || pendingStates.includes(state);
  const unsent = JSON.stringify(items.filter(isUnsent).map(({ file }) => file.name));
  useEffect(() => {
    if (unsent !== "[]") writeStorage("sessionStorage", key, unsent);
    return () => {
      // An expired session removes its data from the screen before the page unloads.
      if (credentials.exist()) removeStorage("sessionStorage", key);
    };
  }, [credentials, key, unsent]);
  return { interruptedNames, dismissInterrupted: () => setNames([]) };
}

function createUploads({
  upload,
  getCapacity = () => Number.POSITIVE_INFINITY,
  onUploaded,
  continuesAfterUnmount = false,
}: UploadsOptions) {
  let queue = emptyQueue;
  const listeners = new Set<() => void>();
  const controllers = new Map<string, AbortController>();

  const dispatch = (action: UploadAction) => {
    queue = reduceUploadQueue(queue, action);
    for (const listener of listeners) listener();
    const [next] = upload ? getNextUploads(queue) : [];
    if (next && upload) void start(next, upload);
  };

  const start = async ({ id, file, target }: Upload, send: NonNullable<typeof upload>) => {
    const controller = new AbortController();
    const { signal } = controller;
    controllers.set(id, controller);
    dispatch({ type: "started", id });
    let sent = 0;
    const onProgress = (progress: number) => {
      sent = progress;
      dispatch({ type: "progressed", id, progress });
    };
    try {
      await send(file, { id, target, signal, onProgress });
      if (signal.aborted) return;
      dispatch({ type: "succeeded", id });
      onUploaded?.();
    } catch (cause) {
      // Browsers report a network failure for a file that has changed since it was chosen.
      const { error: code } = sent < 1 ? await checkFile(file) : {};
      if (signal.aborted) return;
      if (code) dispatch({ type: "refused", id, error: { code } });
      else dispatch({ type: isRefusedFile(cause) ? "refused" : "failed", id, error: { cause } });
    } finally {
      controllers.delete(id);
    }
  };

  return {
    getQueue: () => queue,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (continuesAfterUnmount) return;
        for (const controller of controllers.values()) controller.abort();
      };
    },
    add: async (files: readonly File[], target?: string) => {
      const added = files.map((file) => ({ id: crypto.randomUUID(), file, target }));
      dispatch({ type: "added", files: added });
      const results = await Promise.all(
        added.map(async ({ id, file }) => [id, await checkFile(file)] as const),
      );
      dispatch({ type: "checked", results: new Map(results), capacity: getCapacity() });
    },
    shrink: async (id: string) => {
      const file = queue.items.find((item) => item.id === id)?.file;
      if (!file) return;
      dispatch({ type: "shrinkingStarted", id });
      const result = await shrinkPhoto(file, maxFileBytes).then(
        (smaller) => ({ file: smaller }),
        () => ({ file, error: "photoNotShrinkable" as const }),
      );
      dispatch({ type: "checked", results: new Map([[id, result]]), capacity: getCapacity() });
    },
    remove: (id: string) => {
      controllers.get(id)?.abort();
      dispatch({ type: "removed", id });
    },
    retry: (id: string) => dispatch({ type: "retried", id, capacity: getCapacity() }),
    dismissExcessFiles: () => dispatch({ type: "excessFilesDismissed" }),
  };
}
