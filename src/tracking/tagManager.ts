import { isContainer, tagManagerAddress } from "./tagManagerAddress.ts";
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
 * Loads the tag manager once it knows that visitors have consented to nothing until they say so. Throws a
 * `TagManagerIdError` for an id that cannot be one.
 */
export function initializeTagManager(id: string): void {
  const checked = checkedTagManagerId(id);
  if (initializedId === checked) return;
  const address = tagManagerAddress(checked);
  initializedId = checked;
  window.dataLayer ??= [];
  command("consent", "default", {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "denied",
  });
  loadTagManager(checked, address);
}

/** A container starts with an event of its own, a single tag with commands. */
function loadTagManager(id: string, address: string): void {
  if (isContainer(id)) {
    window.dataLayer?.push({ "gtm.start": Date.now(), event: "gtm.js" });
  } else {
    command("js", new Date());
    // The portal tells of its screens itself.
    command("config", id, { send_page_view: false });
  }
  const script = document.createElement("script");
  script.async = true;
  script.src = address;
  document.head.append(script);
}

/** The tag manager wants the arguments object of a call in its queue, not an array. */
function command(..._parts: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the only form the tag manager reads
  window.dataLayer?.push(arguments);
}

export function isTagManagerInitialized(): boolean {
  return initializedId !== undefined;
}

/** Hands an event to the tag manager; an error if it was not prepared. */
export function pushEvent(event: TrackingEvent): void {
  if (!initializedId) throw new Error("Google Tag Manager is not initialized");
  window.dataLayer?.push(event);
}
