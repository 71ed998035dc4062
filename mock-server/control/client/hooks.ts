import { useLayoutEffect as useEffect, useRef, useState } from "hono/jsx/dom";
import { ActionError } from "./controlClient.ts";

/**
 * Runs effects at once. The `useEffect` of hono/jsx/dom waits for the next frame. If the component renders again before that,
 * it runs the effect twice and never closes the first event source or timer.
 */
export { useEffect };

const pollMs = 3000;

/**
 * Reads a value when `key` changes, and again every few seconds, since other pages and tests change worlds too. With `isFinal`
 * it does not read again.
 */
export function usePolled<Value>(key: string, read: () => Promise<Value>, isFinal = false) {
  const [state, setState] = useState<{ key?: string; value?: Value; error: string }>({ error: "" });
  const current = useRef({ key, read });
  current.current = { key, read };
  const refresh = async () => {
    const { key: wanted, read: readWanted } = current.current;
    try {
      const value = await readWanted();
      if (wanted === current.current?.key) setState({ key: wanted, value, error: "" });
    } catch (error) {
      setState((known) => ({ ...known, error: describeError(error) }));
    }
  };
  useEffect(() => {
    void refresh();
    if (isFinal) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) void refresh();
    }, pollMs);
    return () => clearInterval(timer);
  }, [key]);
  return { value: state.key === key ? state.value : undefined, error: state.error, refresh };
}

/** The outcome of the last action: a message, an error, or neither. */
export interface Outcome {
  success: string;
  error: string;
}

/** Runs an action and keeps its message, if it returns one, or its error. Does nothing while another action runs. */
export type RunAction = (action: () => Promise<string | undefined>) => Promise<void>;

export function useAction() {
  const [outcome, setOutcome] = useState<Outcome>({ success: "", error: "" });
  const isRunning = useRef(false);
  const run: RunAction = async (action) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setOutcome({ success: "", error: "" });
    try {
      setOutcome({ success: (await action()) ?? "", error: "" });
    } catch (error) {
      setOutcome({ success: "", error: describeError(error) });
    }
    isRunning.current = false;
  };
  return { outcome, run };
}

function describeError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return error instanceof ActionError ? message : `Internal error of this page: ${message}`;
}
