import { useEffect, useRef } from "react";
import { useLocation, useMatches, useNavigation } from "react-router-dom";
import { logError } from "../log.ts";
import { watchForQualityVisit } from "../tracking/qualityVisit.ts";
import { initializeTagManager, isTagManagerInitialized, pushEvent } from "../tracking/tagManager.ts";
import { innermostHandle } from "./routeHandle.ts";
import { trackedPath } from "./trackedPath.ts";

/** Tells the country's tag manager of each screen that opens, and of a visit that lasts. Shows nothing. */
export function Tracking({ tagManagerId }: { tagManagerId: string }) {
  const { pathname, key } = useLocation();
  const matches = useMatches();
  const { state } = useNavigation();
  const lastKey = useRef<string>(undefined);
  const viewName = innermostHandle(matches)?.viewName;
  const path = trackedPath(pathname, matches.at(-1)?.params ?? {});

  useEffect(() => {
    try {
      initializeTagManager(tagManagerId);
    } catch (error) {
      logError("Tracking is off", error);
      return;
    }
    return watchForQualityVisit();
  }, [tagManagerId]);

  useEffect(() => {
    if (!viewName || state !== "idle" || lastKey.current === key) return;
    lastKey.current = key;
    if (isTagManagerInitialized()) pushEvent({ event: "page_view", path, viewName });
  }, [viewName, path, key, state]);
  return null;
}
