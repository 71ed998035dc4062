import type { PlainMessageId } from "#i18n/text.tsx";
import { logError } from "#log.ts";

/** The lifetime of a toast, in milliseconds. */
export const toastDurations = { short: 5000, long: 15_000 } as const;

export interface Toast {
  id: string;
  tone: "info" | "positive" | "negative";
  /** A message in place of a text, which changes with the locale. */
  messageId?: PlainMessageId;
  text?: string;
  duration: keyof typeof toastDurations;
}

interface Countdown {
  timer: ReturnType<typeof setTimeout> | undefined;
  startedAt: number;
  remaining: number;
}

let toasts: readonly Toast[] = [];
let createdCount = 0;
let isPaused = false;
const countdowns = new Map<string, Countdown>();
const listeners = new Set<() => void>();

export function getToasts(): readonly Toast[] {
  return toasts;
}

/** Subscribes the component that shows the toasts. Returns a function that unsubscribes. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a toast. Where one with the same text and tone is on screen, that one restarts its countdown instead. */
export function showToast(toast: Omit<Toast, "id">): void {
  if (listeners.size === 0)
    logError("No toast host is mounted: the ToastHost must be placed in the root component.");
  const duplicate = toasts.find(
    ({ messageId, text, tone }) =>
      messageId === toast.messageId && text === toast.text && tone === toast.tone,
  );
  const id = duplicate?.id ?? `toast-${++createdCount}`;
  // Renders the last toast anew, so that it is announced again.
  toasts = [...toasts.filter((other) => other !== duplicate), { ...toast, id }];
  clearTimeout(countdowns.get(id)?.timer);
  countdowns.set(id, { timer: undefined, startedAt: 0, remaining: toastDurations[toast.duration] });
  if (!isPaused) startCountdown(id);
  notifyListeners();
}

export function closeToast(id: string): void {
  clearTimeout(countdowns.get(id)?.timer);
  countdowns.delete(id);
  toasts = toasts.filter((toast) => toast.id !== id);
  notifyListeners();
}

/** Pauses all countdowns while somebody reads. */
export function pauseToasts(): void {
  if (isPaused) return;
  isPaused = true;
  for (const countdown of countdowns.values()) {
    clearTimeout(countdown.timer);
    countdown.remaining -= performance.now() - countdown.startedAt;
  }
}

/** Continues all countdowns with the time they had left. */
export function resumeToasts(): void {
  if (!isPaused) return;
  isPaused = false;
  for (const id of countdowns.keys()) startCountdown(id);
}

function startCountdown(id: string): void {
  const countdown = countdowns.get(id);
  if (!countdown) return;
  countdown.startedAt = performance.now();
  countdown.timer = setTimeout(() => closeToast(id), countdown.remaining);
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
