/** What journeys need of a browser, by whatever protocol it is driven. `Handle` is its reference to an element. */
export interface Driver<Handle = unknown> {
  readonly version: string;
  /** Opens a window without cookies and storage. */
  startSession(): Promise<void>;
  goto(url: string): Promise<void>;
  /** The value of an expression in the page, as JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** The element that an expression returns, or null. */
  findElement(expression: string): Promise<Handle | null>;
  click(element: Handle): Promise<void>;
  setFile(element: Handle, path: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** The page as a PDF, where the protocol can print. */
  print?(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export type Key = "Tab" | "Enter" | "Escape" | "Space" | "ArrowDown";

/** The window of the session. Throws before the first session. */
export function requireWindow<Window>(window: Window | undefined): Window {
  if (!window) throw new Error("The browser has no open window: call startSession() first.");
  return window;
}
