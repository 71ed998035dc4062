import type { Country } from "#api/generated/main.ts";
import { operatorSettings } from "#operatorSettings.ts";
import { useConsent } from "#tracking/consent.ts";
import { ConsentBanner } from "./ConsentBanner.tsx";
import { useTracking } from "./useTracking.ts";

interface TrackingProps {
  tagManagerId: string;
  country: Country;
}

/** Asks for consent, and tracks as far as the visitor and the operator allow it. */
export function Tracking({ tagManagerId, country }: TrackingProps) {
  const { choice, isReviewed } = useConsent().consent;
  const isConsentMode = operatorSettings[country].tagManagerStart === "consent-mode";
  useTracking({ tagManagerId, isGranted: choice === "granted", isConsentMode });
  return choice === undefined || isReviewed ? (
    <ConsentBanner country={country} isRequested={isReviewed} />
  ) : null;
}
