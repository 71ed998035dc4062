import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation, useMatches, useNavigation } from "react-router-dom";
import { runtimeConfigQuery } from "../api/runtimeConfigQuery.ts";
import { logError } from "../log.ts";
import { watchForQualityVisit } from "../tracking/qualityVisit.ts";
import { initializeTagManager, isTagManagerInitialized, pushEvent } from "../tracking/tagManager.ts";
import { innermostHandle } from "./routeHandle.ts";
import { trackedPath } from "./trackedPath.ts";

/** Where the country has a tag manager: tells it of each screen that opens, and of a visit that lasts. */
export function useTracking(): void {
  // Looks on only: screens that need the configuration load it.
  const { data: config } = useQuery({ ...runtimeConfigQuery(), enabled: false });
  const tagManagerId = config?.tagManagerId;
  const { pathname, key } = useLocation();
  const matches = useMatches();
  const { state } = useNavigation();
  const lastKey = useRef<string>(undefined);
  const viewName = innermostHandle(matches)?.viewName;
  const path = trackedPath(pathname, matches.at(-1)?.params ?? {});

  useEffect(() => {
    if (!tagManagerId) return;
    try {
      initializeTagManager(tagManagerId);
    } catch (error) {
      logError("Tracking is off", error);
      return;
    }
    return watchForQualityVisit();
  }, [tagManagerId]);

  useEffect(() => {
    if (!tagManagerId || !viewName || state !== "idle" || lastKey.current === key) return;
    lastKey.current = key;
    if (isTagManagerInitialized()) pushEvent({ event: "page_view", path, viewName });
  }, [tagManagerId, viewName, path, key, state]);
}
