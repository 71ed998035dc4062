/** @jsxImportSource hono/jsx/dom */
import { useRef, useState } from "hono/jsx/dom";
import { ActionError } from "./controlApi.ts";

/** The outcome of the last action: at most one of both is not empty. */
export interface Outcome {
  success: string;
  error: string;
}

interface ActionState {
  outcome: Outcome;
  /** Runs an action and shows its message or its error. Ignored while another runs. */
  run(action: () => Promise<string>): Promise<void>;
}

const none: Outcome = { success: "", error: "" };

export function useAction(): ActionState {
  const [outcome, setOutcome] = useState(none);
  const isRunning = useRef(false);
  const run = async (action: () => Promise<string>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setOutcome(none);
    try {
      setOutcome({ success: await action(), error: "" });
    } catch (error) {
      setOutcome({ success: "", error: describeError(error) });
    }
    isRunning.current = false;
  };
  return { outcome, run };
}

export function describeError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return error instanceof ActionError ? message : `Internal error of this page: ${message}`;
}

/** The live regions of a form or section, which are in the page before they have a text. */
export function Messages({ outcome, errorId }: { outcome: Outcome; errorId?: string }) {
  return (
    <>
      <p role="status">{outcome.success}</p>
      <p role="alert" id={errorId}>
        {outcome.error}
      </p>
    </>
  );
}
