import { useCallback, useEffect, useEffectEvent, useId, useReducer, useRef } from "react";
import { problemOfFile, withMediaType } from "./fileRules.ts";
import { problemOfSending } from "./problemOfSending.ts";
import { emptyQueue, nextToSend, roomLeft, type Upload, uploadQueue } from "./uploadQueue.ts";

export interface SendContext {
  /** Told from all other uploads, for an abort key. */
  id: string;
  signal: AbortSignal;
  onProgress(share: number): void;
}

interface UploadsOptions {
  /** Sends one file; resolves once it has arrived. */
  send(file: File, context: SendContext): Promise<void>;
  /** How many more files fit. */
  room: number;
  onSent?: ((file: File) => void) | undefined;
}

export interface Uploads {
  items: readonly Upload[];
  /** Files of the last choice that found no room. */
  surplus: readonly File[];
  /** How many more files fit beside those that are on their way. */
  room: number;
  add(files: readonly File[]): void;
  retry(id: string): void;
  /** Takes a file off the list; one that is on its way is stopped. */
  remove(id: string): void;
  dismissSurplus(): void;
}

/** Checks and sends files, each for itself: one that fails leaves the others alone. Leaving the screen stops them all. */
export function useUploads({ send, room, onSent }: UploadsOptions): Uploads {
  const [queue, dispatch] = useReducer(uploadQueue, emptyQueue);
  const running = useRef(new Map<string, AbortController>());
  const count = useRef(0);
  const idPrefix = useId();
  // A check ends when it does; what counts is the room there is then.
  const roomNow = useRef(room);
  useEffect(() => {
    roomNow.current = room;
  }, [room]);

  const run = useEffectEvent(async ({ id, file }: Upload) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(id, controller);
    dispatch({ type: "started", id });
    const onProgress = (share: number) => dispatch({ type: "progressed", id, share });
    try {
      await send(withMediaType(file), { id, signal, onProgress });
      if (signal.aborted) return;
      dispatch({ type: "sent", id });
      onSent?.(file);
    } catch (error) {
      if (!signal.aborted) dispatch({ type: "failed", id, problem: problemOfSending(error) });
    } finally {
      if (running.current.get(id) === controller) running.current.delete(id);
    }
  });
  useEffect(() => {
    for (const upload of nextToSend(queue)) if (!running.current.has(upload.id)) void run(upload);
  }, [queue]);

  useEffect(() => {
    const underWay = running.current;
    return () => {
      for (const controller of underWay.values()) controller.abort();
    };
  }, []);

  const add = useCallback(
    async (files: readonly File[]) => {
      const chosen = files.map((file) => ({ id: `${idPrefix}${count.current++}`, file }));
      dispatch({ type: "chosen", files: chosen });
      const problems = await Promise.all(
        chosen.map(async ({ id, file }) => [id, await problemOfFile(file)] as const),
      );
      dispatch({ type: "checked", problems: new Map(problems), room: roomNow.current });
    },
    [idPrefix],
  );
  const remove = useCallback((id: string) => {
    running.current.get(id)?.abort();
    dispatch({ type: "removed", id });
  }, []);
  const retry = useCallback((id: string) => dispatch({ type: "retried", id, room: roomNow.current }), []);
  const dismissSurplus = useCallback(() => dispatch({ type: "surplusRead" }), []);

  return { ...queue, room: roomLeft(queue, room), add, retry, remove, dismissSurplus };
}
