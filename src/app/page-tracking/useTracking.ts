import { useEffect, useRef, useState } from "react";
import { useLocation, useMatches, useNavigation } from "react-router-dom";
import { logError } from "#log.ts";
import { createTagManager } from "#tracking/tagManager.ts";
import { trackQualityVisit } from "#tracking/trackQualityVisit.ts";
import { redactPath } from "../navigation/redactPath.ts";
import { findScreen } from "../screens.ts";

interface TrackingOptions {
  tagManagerId: string;
  /** Whether the visitor has consented. */
  isGranted: boolean;
  /** Whether the tag manager works without consent too, and sends less then. */
  isConsentMode: boolean;
}

/** Tracks page views and the quality visit. Without consent nothing is requested from the tag manager and nothing is sent. */
export function useTracking({ tagManagerId, isGranted, isConsentMode }: TrackingOptions): void {
  // The component is mounted as long as the page.
  const [tagManager] = useState(createTagManager);
  const isActive = isGranted || isConsentMode;
  const { pathname, key } = useLocation();
  const match = useMatches().at(-1);
  const { state } = useNavigation();
  const lastKey = useRef<string>(undefined);
  const viewName = findScreen(match?.id)?.viewName;
  const path = redactPath(pathname, match?.params ?? {});

  useEffect(() => {
    if (!isActive) {
      tagManager.updateConsent(false);
      return;
    }
    try {
      tagManager.initialize(tagManagerId, isGranted);
    } catch (error) {
      logError("Tracking is off", error);
      return;
    }
    return trackQualityVisit(tagManager);
  }, [tagManager, tagManagerId, isActive, isGranted]);

  useEffect(() => {
    if (!isActive || !viewName || state !== "idle" || lastKey.current === key) return;
    lastKey.current = key;
    if (tagManager.isInitialized()) tagManager.pushEvent({ event: "page-view", path, viewName });
  }, [tagManager, isActive, viewName, path, key, state]);
}
