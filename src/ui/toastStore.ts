import type { MessageDescriptor } from "react-intl";
import { logError } from "../log.ts";

/** How long a toast stays, in milliseconds. */
export const toastDurations = { short: 5000, long: 15_000 } as const;

export interface Toast {
  id: string;
  tone: "info" | "positive" | "negative";
  /** A message in the visitor's language, or a text from outside. */
  text: string | MessageDescriptor;
  duration: keyof typeof toastDurations;
}

interface Countdown {
  timer: ReturnType<typeof setTimeout> | undefined;
  startedAt: number;
  remaining: number;
}

let toasts: readonly Toast[] = [];
let made = 0;
let hosts = 0;
let paused = false;
const countdowns = new Map<string, Countdown>();
const listeners = new Set<() => void>();

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers the host that shows the toasts. Returns how to take it off again. */
export function addToastHost(): () => void {
  hosts += 1;
  return () => {
    hosts -= 1;
  };
}

/** Shows a toast. One with the same text that is still on screen starts its time anew instead. */
export function showToast(toast: Omit<Toast, "id">): void {
  if (hosts === 0) logError("No toast host is mounted: the ToastHost must be placed in the root component.");
  const shown = toasts.find(({ text, tone }) => text === toast.text && tone === toast.tone);
  const id = shown?.id ?? `toast-${++made}`;
  if (!shown) toasts = [...toasts, { ...toast, id }];
  clearTimeout(countdowns.get(id)?.timer);
  countdowns.set(id, { timer: undefined, startedAt: 0, remaining: toastDurations[toast.duration] });
  if (!paused) run(id);
  notify();
}

export function closeToast(id: string): void {
  clearTimeout(countdowns.get(id)?.timer);
  countdowns.delete(id);
  toasts = toasts.filter((toast) => toast.id !== id);
  notify();
}

/** Stops all clocks while somebody reads. */
export function pauseToasts(): void {
  if (paused) return;
  paused = true;
  for (const countdown of countdowns.values()) {
    clearTimeout(countdown.timer);
    countdown.remaining -= performance.now() - countdown.startedAt;
  }
}

/** Lets the clocks run on for what was left. */
export function resumeToasts(): void {
  if (!paused) return;
  paused = false;
  for (const id of countdowns.keys()) run(id);
}

function run(id: string): void {
  const countdown = countdowns.get(id);
  if (!countdown) return;
  countdown.startedAt = performance.now();
  countdown.timer = setTimeout(() => closeToast(id), countdown.remaining);
}

function notify(): void {
  for (const listener of listeners) listener();
}
