import { validateTagManagerId } from "./tagManagerId.ts";
import { getTagManagerUrl, isContainer } from "./tagManagerUrl.ts";

/** An entry of the data layer. It must not contain personal data: no token, no name, no e-mail address. */
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
 * Denies every consent by default, then loads the tag manager. Further calls with the same id do nothing. Throws a
 * `TagManagerIdError` for an invalid id.
 */
export function initializeTagManager(id: string): void {
  const validId = validateTagManagerId(id);
  if (initializedId === validId) return;
  const url = getTagManagerUrl(validId);
  initializedId = validId;
  window.dataLayer ??= [];
  pushCommand("consent", "default", {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "denied",
  });
  loadTagManager(validId, url);
}

/** A container starts with an event, a single tag with commands. */
function loadTagManager(id: string, url: string): void {
  if (isContainer(id)) {
    window.dataLayer?.push({ "gtm.start": Date.now(), event: "gtm.js" });
  } else {
    pushCommand("js", new Date());
    // The portal sends page views itself.
    pushCommand("config", id, { send_page_view: false });
  }
  const script = document.createElement("script");
  script.async = true;
  script.src = url;
  document.head.append(script);
}

/** Pushes the `arguments` object itself: the tag manager ignores commands that are arrays. */
function pushCommand(..._parts: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag manager reads no other form
  window.dataLayer?.push(arguments);
}

export function isTagManagerInitialized(): boolean {
  return initializedId !== undefined;
}

/** Sends an event to the tag manager. Throws if it is not initialized. */
export function pushEvent(event: TrackingEvent): void {
  if (!initializedId) throw new Error("Google Tag Manager is not initialized");
  window.dataLayer?.push(event);
}
