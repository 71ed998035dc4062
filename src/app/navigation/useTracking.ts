import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation, useMatches, useNavigation } from "react-router-dom";
import { runtimeConfigQuery } from "../../api/runtime-config/runtimeConfigQuery.ts";
import { logError } from "../../log.ts";
import { initializeTagManager, isTagManagerInitialized, pushEvent } from "../../tracking/tagManager.ts";
import { trackQualityVisit } from "../../tracking/trackQualityVisit.ts";
import { findHandle } from "../routeHandle.ts";
import { redactPath } from "./redactPath.ts";

/** Tracks page views and the quality visit, if the country has a tag manager. */
export function useTracking(): void {
  // Disabled: the screens that need the configuration load it.
  const { data: config } = useQuery({ ...runtimeConfigQuery(), enabled: false });
  const tagManagerId = config?.tagManagerId;
  const { pathname, key } = useLocation();
  const matches = useMatches();
  const { state } = useNavigation();
  const lastKey = useRef<string>(undefined);
  const viewName = findHandle(matches)?.viewName;
  const path = redactPath(pathname, matches.at(-1)?.params ?? {});

  useEffect(() => {
    if (!tagManagerId) return;
    try {
      initializeTagManager(tagManagerId);
    } catch (error) {
      logError("Tracking is off", error);
      return;
    }
    return trackQualityVisit();
  }, [tagManagerId]);

  useEffect(() => {
    if (!tagManagerId || !viewName || state !== "idle" || lastKey.current === key) return;
    lastKey.current = key;
    if (isTagManagerInitialized()) pushEvent({ event: "page_view", path, viewName });
  }, [tagManagerId, viewName, path, key, state]);
}
