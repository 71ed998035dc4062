import { logError } from "#log.ts";
import { validateTagManagerId } from "./tagManagerId.ts";
import { getTagManagerUrl, isContainer } from "./tagManagerUrl.ts";

/** An entry of the data layer. It must not contain personal data: no token, no name, no e-mail address. */
export interface TrackingEvent {
  /** The specification defines these names. */
  event: "page-view" | "quality visit";
  [key: string]: string | number | boolean;
}

declare global {
  interface Window {
    /** The tag manager's queue. */
    dataLayer?: unknown[];
  }
}

export type TagManager = ReturnType<typeof createTagManager>;

/** The tag manager of a page, which has at most one. */
export function createTagManager() {
  let initializedId: string | undefined;
  let isConsentGranted = false;
  let viewedKey: string | undefined;

  /** Tells the tag manager the visitor's choice, if it has changed. */
  function updateConsent(isGranted: boolean): void {
    if (!initializedId || isGranted === isConsentGranted) return;
    isConsentGranted = isGranted;
    pushCommand("consent", "update", createConsent(isGranted ? "granted" : "denied"));
  }

  return {
    updateConsent,

    /**
     * Denies every consent by default, grants statistics if the visitor agrees, then loads the tag manager. Further calls with the same id
     * only update the consent. Throws a `TagManagerIdError` for an invalid id.
     */
    initialize(id: string, isGranted: boolean): void {
      const validId = validateTagManagerId(id);
      if (initializedId === validId) {
        updateConsent(isGranted);
        return;
      }
      const url = getTagManagerUrl(validId);
      initializedId = validId;
      pushCommand("consent", "default", createConsent("denied"));
      updateConsent(isGranted);
      loadTagManager(validId, url);
    },

    /** Sends the page view of a history entry once. Sends nothing if the tag manager is not initialized. */
    trackPageView(historyKey: string, view: { path: string; viewName: string }): void {
      if (!initializedId || historyKey === viewedKey) return;
      viewedKey = historyKey;
      push({ event: "page-view", ...view });
    },

    /** Sends an event to the tag manager. Throws if it is not initialized. */
    pushEvent(event: TrackingEvent): void {
      if (!initializedId) throw new Error("Google Tag Manager is not initialized");
      push(event);
    },
  };
}

/** The portal asks for statistics only, so advertising stays denied. */
function createConsent(analytics: "granted" | "denied") {
  return {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: analytics,
  };
}

/** A container starts with an event, a single tag with commands. */
function loadTagManager(id: string, url: string): void {
  if (isContainer(id)) {
    push({ "gtm.start": Date.now(), event: "gtm.js" });
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
  push(arguments);
}

/** The queue belongs to other scripts, which replace it and its methods. Their errors must not reach the page. */
function push(entry: unknown): void {
  try {
    window.dataLayer ??= [];
    window.dataLayer.push(entry);
  } catch (error) {
    logError("The tag manager failed", error);
  }
}
