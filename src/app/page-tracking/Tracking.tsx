import { useEffect, useState } from "react";
import { useLocation, useMatches, useNavigation } from "react-router-dom";
import type { Country } from "#locales.ts";
import { logError } from "#log.ts";
import { operatorSettings } from "#operatorSettings.ts";
import { secretParameter } from "#paths.ts";
import { useConsent } from "#tracking/consent.ts";
import { createTagManager } from "#tracking/tagManager.ts";
import { trackQualityVisit } from "#tracking/trackQualityVisit.ts";
import { decodeUriComponent } from "#ui/decodeUriComponent.ts";
import { findScreen } from "../screens.ts";
import { ConsentBanner } from "./ConsentBanner.tsx";

interface TrackingProps {
  tagManagerId: string;
  country: Country;
}

/**
 * Asks for consent, and tracks page views and the quality visit as far as the visitor and the operator allow it. Without
 * consent it tracks nothing, or in the tag manager's consent mode less.
 */
export function Tracking({ tagManagerId, country }: TrackingProps) {
  const { choice, isReviewed } = useConsent().consent;
  const isGranted = choice === "granted";
  const isActive = isGranted || operatorSettings[country].tagManagerStart === "consent-mode";
  // The component is mounted as long as the page.
  const [tagManager] = useState(createTagManager);
  const { pathname, key } = useLocation();
  const match = useMatches().at(-1);
  const { state } = useNavigation();
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
    if (isActive && viewName && state === "idle") tagManager.trackPageView(key, { path, viewName });
  }, [tagManager, isActive, viewName, path, key, state]);

  return choice === undefined || isReviewed ? (
    <ConsentBanner country={country} isRequested={isReviewed} />
  ) : null;
}

type Params = Readonly<Record<string, string | undefined>>;

/** Replaces each secret segment of a path by the parameter's name, so that it can be tracked. */
export function redactPath(pathname: string, params: Params): string {
  const secret = params[secretParameter];
  if (!secret) return pathname;
  return pathname
    .split("/")
    .map((segment) => (isSpelling(segment, secret) ? `:${secretParameter}` : segment))
    .join("/");
}

/** The router decodes the segments of a path unless one of them is invalid, but always reads "%2F" as a slash. */
function isSpelling(segment: string, secret: string): boolean {
  return [segment, decodeUriComponent(segment)].some(
    (spelling) => spelling.replaceAll("%2F", "/") === secret,
  );
}
