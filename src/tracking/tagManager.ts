import { checkedTagManagerId } from "./tagManagerId.ts";

/** An entry of the data layer. Nothing of a person belongs into it: no token, no name, no e-mail address. */
export interface TrackingEvent {
  event: string;
  [key: string]: string | number | boolean;
}

declare global {
  interface Window {
    /** The tag manager's queue. */
    dataLayer?: unknown[];
  }
}

let initializedId: string | undefined;

/**
 * Prepares the tag manager: visitors have consented to nothing until they say so. Throws a `TagManagerIdError` for an id
 * that cannot be one.
 */
export function initializeTagManager(id: string): void {
  const checked = checkedTagManagerId(id);
  if (initializedId === checked) return;
  initializedId = checked;
  window.dataLayer ??= [];
  // The tag manager wants the arguments object of a call here, not an array.
  (function consent(..._denied: unknown[]) {
    // biome-ignore lint/complexity/noArguments: the only form the tag manager reads
    window.dataLayer?.push(arguments);
  })("consent", "default", {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "denied",
  });
}

export function isTagManagerInitialized(): boolean {
  return initializedId !== undefined;
}

/** Hands an event to the tag manager; an error if it was not prepared. */
export function pushEvent(event: TrackingEvent): void {
  if (!initializedId) throw new Error("Google Tag Manager is not initialized");
  window.dataLayer?.push(event);
}
